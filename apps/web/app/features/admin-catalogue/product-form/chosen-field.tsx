import { texts } from '#messages/admin-catalogue.ts';
import { RemovableChip } from '#ui/chip.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { Named } from './product-draft.ts';
import { useSteppedChoice } from './use-stepped-choice.ts';

export type ChosenFieldProps = {
  label: string;
  /** The placeholder option. */
  prompt: string;
  choices: readonly Named[];
  chosen: readonly Named[];
  /** Everything that exists, once it is loaded: a chosen thing that isn't among it was deleted. */
  existing: readonly Named[] | undefined;
  onAdd: (thing: Named) => void;
  onRemove: (id: string) => void;
  disabled?: boolean;
  /** Announced by the form's list of errors. */
  error?: string | undefined;
};

/** A dropdown that adds each choice as a removable chip. */
export function ChosenField(props: ChosenFieldProps) {
  const { label, prompt, choices, chosen, existing, onAdd, onRemove, disabled, error } = props;
  const left = choices.filter(({ _id }) => !chosen.some((one) => one._id === _id));
  const isDeleted = (id: string) => existing?.every(({ _id }) => _id !== id) === true;
  const steps = useSteppedChoice((id) => {
    const thing = left.find(({ _id }) => _id === id);
    if (thing) onAdd(thing);
  });
  return (
    <div className="chosen-field">
      <SelectField
        label={label}
        error={error}
        isAnnounced
        placeholder={prompt}
        disabled={disabled}
        options={left.map(({ _id, name }) => ({ value: _id, label: name }))}
        {...steps}
      />
      {chosen.length > 0 && (
        <div className="chosen">
          {chosen.map(({ _id, name }) => (
            <RemovableChip
              key={_id}
              label={isDeleted(_id) ? texts.deletedChoice({ name }) : name}
              onRemove={() => onRemove(_id)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
