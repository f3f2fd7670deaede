import { texts } from '#messages/ui.ts';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { EARLY_STEPPER_ID, NAME } from './early-stepper.ts';

const name = NAME;
const nothing = () => undefined;

/** The template of a stepper, for taps on Add before hydration. Rendered only on the server. */
export function EarlyStepperTemplate() {
  return (
    <template
      id={EARLY_STEPPER_ID}
      data-add={texts.addProduct({ name })}
      data-remove={texts.remove({ name })}
    >
      <QuantityStepper name={name} quantity={2} max={3} onAdd={nothing} onMore={nothing} onLess={nothing} />
    </template>
  );
}
