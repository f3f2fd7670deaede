import { BigPrice, DiscountLabel, Price } from '#ui/price.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { SheetPart, SheetRow } from './sheet-part.tsx';

const SIZES = ['card', 'line', 'bar'] as const;
const MOST = 24;
const nothing = () => {};

/** Prices, and Add with its stepper: none, one, the maximum. */
export function Shopping() {
  return (
    <SheetPart title="Prices and steppers">
      <SheetRow>
        <Price price={180} discount={0} />
        <Price price={180} discount={22} />
        <BigPrice price={180} discount={22} />
        <span style={{ position: 'relative', height: 32, width: 80 }}>
          <DiscountLabel discount={22} />
        </span>
      </SheetRow>
      {SIZES.map((size) => (
        <SheetRow key={size}>
          {[0, 1, MOST].map((quantity) => (
            <div style={{ width: size === 'bar' ? 220 : 132 }} key={quantity}>
              <QuantityStepper
                name={`Chai 250 g (${size}, ${quantity})`}
                quantity={quantity}
                max={MOST}
                size={size}
                onAdd={nothing}
                onMore={nothing}
                onLess={nothing}
              />
            </div>
          ))}
        </SheetRow>
      ))}
    </SheetPart>
  );
}
