import type { SelectHTMLAttributes } from 'react';
import { Field, type FieldProps } from './field.tsx';

export type SelectFieldProps = FieldProps &
  SelectHTMLAttributes<HTMLSelectElement> & {
    options: readonly { value: string; label: string }[];
    /** Shown while nothing is chosen; can't be chosen itself. */
    placeholder?: string;
  };

/** The browser's own select, in the shop's frame. */
export function SelectField(props: SelectFieldProps) {
  const { label, error, isAnnounced, hint, options, placeholder, ...select } = props;
  return (
    <Field label={label} error={error} isAnnounced={isAnnounced} hint={hint}>
      {(control) => (
        <select {...select} {...control} className="in">
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
