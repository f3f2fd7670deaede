import type { OptionalField } from '@jhola/domain';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { fieldId } from '../form/fault-summary.tsx';
import type { Faults } from '#platform/form/server-faults.ts';
import type { ProductDraft } from './product-draft.ts';

type TextName = 'name' | 'unit' | 'stock' | 'price' | 'discount' | 'alsoCalled' | OptionalField['wire'];

export type DraftFieldProps = {
  /** The prefix of the id by which the error summary finds the field. */
  formId: string;
  draft: ProductDraft;
  faults: Faults;
  /** Called with each change and its field. */
  set: (change: Partial<ProductDraft>, field: string) => void;
  label: string;
  maxLength?: number;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Shown in the field's frame at the left or right: its unit. */
  leading?: ReactNode;
  trailing?: ReactNode;
  /** Spans both columns. */
  wide?: boolean;
  /** Makes it a text area with this many rows. */
  lines?: number;
  /** Whether it may be left empty. */
  optional?: boolean;
  /** A hint under a field that may be left empty. */
  hint?: string;
} & ({ name: TextName; detail?: never } | { name?: never; detail: string });

/**
 * A text field of a draft: a field of every product by its `name`, or one of this product only by `detail`.
 */
export function DraftField(props: DraftFieldProps) {
  const { formId, draft, faults, set, label, maxLength, wide, lines, name, detail } = props;
  const { inputMode, leading, trailing, hint, optional = hint !== undefined } = props;
  const value = name ? String(draft[name]) : (draft.details.find(([key]) => key === detail)?.[1] ?? '');
  const key = name ?? `details.${detail}`;
  const shared = {
    label,
    value,
    maxLength,
    required: !optional,
    ...(hint !== undefined && { hint }),
    error: faults.get(key),
    isAnnounced: true,
    onChange: ({ target }: { target: { value: string } }) =>
      set(
        name
          ? { [name]: target.value }
          : { details: draft.details.map((entry) => (entry[0] === detail ? [detail, target.value] : entry)) },
        key,
      ),
  };
  return (
    <div id={fieldId(formId, key)} className={wide ? 'wide' : undefined}>
      {lines ? (
        <TextAreaField {...shared} rows={lines} />
      ) : (
        <TextField {...shared} inputMode={inputMode} leading={leading} trailing={trailing} />
      )}
    </div>
  );
}
