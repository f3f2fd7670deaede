import type { InputHTMLAttributes } from 'react';
import { TextAreaField, TextField } from '#ui/field.tsx';
import type { ProductDraft } from './product-draft.ts';

type TextName = 'name' | 'description' | 'unit' | 'stock' | 'price' | 'discount';

export type DraftFieldProps = {
  draft: ProductDraft;
  faults: ReadonlyMap<string, string>;
  set: (change: Partial<ProductDraft>) => void;
  label: string;
  maxLength?: number;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Over both columns. */
  wide?: boolean;
  /** Several lines of text, and how many are seen at once. */
  lines?: number;
} & ({ name: TextName; detail?: never } | { name?: never; detail: string });

/** One text of a draft: a field of every product by its `name`, or one of this product's own by `detail`. */
export function DraftField(props: DraftFieldProps) {
  const { draft, faults, set, label, maxLength, inputMode, wide, lines, name, detail } = props;
  const value = name ? draft[name] : (draft.details.find(([key]) => key === detail)?.[1] ?? '');
  const shared = {
    label,
    value,
    maxLength,
    required: true,
    error: faults.get(name ?? `details.${detail}`),
    onChange: ({ target }: { target: { value: string } }) =>
      set(
        name
          ? { [name]: target.value }
          : { details: draft.details.map((entry) => (entry[0] === detail ? [detail, target.value] : entry)) },
      ),
  };
  return (
    <div className={wide ? 'wide' : undefined}>
      {lines ? <TextAreaField {...shared} rows={lines} /> : <TextField {...shared} inputMode={inputMode} />}
    </div>
  );
}
