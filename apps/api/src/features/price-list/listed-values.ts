/** The optional values of a product that a list can set: its optional fields, and its other names. */
import {
  byOptionalColumn,
  NO_VALUES,
  OPTIONAL_FIELDS,
  type OptionalField,
  type OptionalKind,
  type OptionalValue,
  productFieldLabel,
} from '@jhola/domain';
import { priceListTexts as texts } from '../../messages/index.ts';

export type ListedColumn = OptionalField['column'] | 'also_called';

/** The value of each column as the list gives it; null if it gives none: an existing one stays. */
export type ListedValues = Readonly<Record<ListedColumn, OptionalValue | null>>;

/** A column of the staging tables, and the value of a new product for which the list gives none. */
export type StagedValue = {
  readonly column: ListedColumn;
  readonly type: 'text' | 'integer' | 'boolean';
  readonly none: OptionalValue;
};

const TYPES = { 'optional text': 'text', 'optional number': 'integer', 'yes or no': 'boolean' } as const;

export const LISTED_VALUES: readonly StagedValue[] = [
  ...OPTIONAL_FIELDS.map(({ column, kind }) => ({ column, type: TYPES[kind], none: NO_VALUES[kind] })),
  { column: 'also_called', type: 'text', none: '' },
];

/** The name of each column in a report, in the current language. */
export function listedLabels(): Readonly<Record<ListedColumn, string>> {
  return {
    ...byOptionalColumn<Record<OptionalKind, string>>(({ wire }) => productFieldLabel(wire)),
    description: texts.description,
    also_called: texts.alsoCalled,
  };
}
