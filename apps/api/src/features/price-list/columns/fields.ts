import { PRICE_LIST_FIELDS, type PriceListField } from '@jhola/domain';

/** What a column of a price list can mean. */
export const FIELDS = PRICE_LIST_FIELDS;

export type Field = PriceListField;

/** A column becomes a field, or stands among the product's details under a title. */
export type Target = Field | { readonly detail: string };

/** What each column means, by its place; null where nobody knows. */
export type Columns = readonly (Target | null)[];

export function isField(text: string): text is Field {
  return (FIELDS as readonly string[]).includes(text);
}

const ACCENTED = /[\u00c0-\u024f]/g;
const ACCENTS = /[\u0300-\u036f]/g;

/** How a header is compared: 'Sub-Category', 'sub category' and 'SUB_CATEGORY' are the same, and so are 'Préço' and 'preco'. */
export function foldHeader(header: string): string {
  return header
    .replace(ACCENTED, (letter) => letter.normalize('NFD').replace(ACCENTS, ''))
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/₹/g, ' rs ')
    .replace(/%/g, ' percent ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
