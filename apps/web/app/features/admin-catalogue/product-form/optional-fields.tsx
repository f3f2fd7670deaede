import { OPTIONAL_FIELDS, type OptionalField, productFieldLabel } from '@jhola/domain';
import type { ReactElement } from 'react';
import { unitName } from '#platform/format-measure.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { fieldId } from '../form/fault-summary.tsx';
import { DraftField, type DraftFieldProps } from './draft-field.tsx';

/** The fields that the form places itself. */
const PLACED: readonly string[] = ['description'];

/** A text that may be longer than this gets several lines. */
const ONE_LINE = 200;

type Shared = Pick<DraftFieldProps, 'formId' | 'draft' | 'faults' | 'set'>;

/** The optional fields in the order of their declarations. */
export function OptionalFields(shared: Shared) {
  const shown = OPTIONAL_FIELDS.filter(({ wire }) => !PLACED.includes(wire));
  return shown.map((field) => <OptionalInput key={field.wire} field={field} {...shared} />);
}

function OptionalInput({ field, ...shared }: Shared & { field: OptionalField }): ReactElement {
  const name: string = field.wire;
  const input = { ...shared, name: field.wire, label: productFieldLabel(field.wire), optional: true };
  switch (field.kind) {
    case 'optional text': {
      const isLong = field.most > ONE_LINE;
      return <DraftField {...input} wide maxLength={field.most} {...(isLong && { lines: 3 })} />;
    }
    case 'optional number':
      return <DraftField {...input} inputMode="numeric" trailing={unitName(field.unit)} />;
    case 'yes or no':
      return (
        <label className="product-tick wide" id={fieldId(shared.formId, name)}>
          <Checkbox
            checked={Boolean(shared.draft[field.wire])}
            onChange={({ target }) => shared.set({ [name]: target.checked }, name)}
          />
          <span>{input.label}</span>
        </label>
      );
  }
}
