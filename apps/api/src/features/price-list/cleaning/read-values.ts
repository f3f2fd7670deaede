import {
  byOptionalColumn,
  type OptionalField,
  type OptionalKind,
  type OptionalValue,
  productFieldLabel,
} from '@jhola/domain';
import { priceListTexts as texts } from '../../../messages/index.ts';
import { readNumber } from './read-money.ts';
import type { RowCells } from './row-cells.ts';
import { shorten } from './tidy-text.ts';

const YES = /^(?:yes|y|true|1|हाँ|हां)$/i;
const NO = /^(?:no|n|false|0|नहीं)$/i;

type Values = Record<OptionalField['column'], OptionalValue | null>;

type Reading = {
  /** The fields to read; the others get null. */
  readonly fields: readonly OptionalField[];
  /** A cell's text, without escapes or other traces of its file. */
  readonly textOf: (cell: string) => string;
  /** Whether an empty cell is an empty text. Otherwise an existing text stays. */
  readonly emptyIsGiven: boolean;
};

/** Reads optional fields; of a row with a value that can't be read, the reason. Null if the row gives no value. */
export function readValues(
  cells: RowCells,
  { fields, textOf, emptyIsGiven }: Reading,
): { readonly values: Values } | { readonly reason: string } {
  const values: Values = byOptionalColumn<Record<OptionalKind, OptionalValue | null>>(() => null);
  for (const field of fields) {
    if (!cells.has(field.column)) continue;
    const text = textOf(cells.get(field.column)).trim();
    if (text === '' && !(emptyIsGiven && field.kind === 'optional text')) continue;
    const value = readValue(field, text);
    if (value === undefined) return { reason: reasonOf(field, text) };
    values[field.column] = value;
  }
  return { values };
}

/** Undefined if it can't be read. */
export function readValue(field: OptionalField, text: string): OptionalValue | undefined {
  switch (field.kind) {
    case 'optional text':
      return text.length <= field.most ? text : undefined;
    case 'optional number': {
      const number = readNumber(text);
      return number !== null && Number.isInteger(number) && number <= field.most ? number : undefined;
    }
    case 'yes or no':
      if (YES.test(text)) return true;
      return NO.test(text) ? false : undefined;
  }
}

function reasonOf(field: OptionalField, text: string): string {
  const named = { field: productFieldLabel(field.wire), given: shorten(text, 40) };
  switch (field.kind) {
    case 'optional text':
      return texts.valueTooLong({ field: named.field, max: field.most });
    case 'optional number':
      return texts.badNumber({ ...named, max: field.most });
    case 'yes or no':
      return texts.badYesOrNo(named);
  }
}
