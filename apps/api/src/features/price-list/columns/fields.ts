import { PRICE_LIST_FIELDS, type PriceListField, withoutJoiners } from '@jhola/domain';

/** The possible meanings of a price list's column. */
export const FIELDS = PRICE_LIST_FIELDS;

export type Field = PriceListField;

/** A column becomes a field, or a product detail with a title. */
export type Target = Field | { readonly detail: string };

/** The meaning of each column, by its index; null if it is unknown. */
export type Columns = readonly (Target | null)[];

/** Whether a text is exactly the name of a field. False for 'detail', which is no field: it needs a title. */
export function isField(text: string): text is Field {
  return (FIELDS as readonly string[]).includes(text);
}

const ACCENTED = /[\u00c0-\u024f]/g;
const ACCENTS = /[\u0300-\u036f]/g;

/**
 * Normalises a header for comparison: 'Sub-Category', 'sub category' and 'SUB_CATEGORY' become equal, and so do 'Préço'
 * and 'preco', a letter in its two encodings, and a word with and without joiners.
 */
export function foldHeader(header: string): string {
  return withoutJoiners(header)
    .normalize('NFC')
    .replace(ACCENTED, (letter) => letter.normalize('NFD').replace(ACCENTS, ''))
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/₹/g, ' rs ')
    .replace(/%/g, ' percent ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** 'price in paise', 'mrp inr', 'rate rs' without the currency unit. */
export function withoutCurrency(header: string): string {
  const without = header
    .replace(/\b(in|rs|re|inr|rupees?|rupaye|paise|paisa|ps)\b/g, ' ')
    .replace(/(?<=\b(?:price|rate|mrp|cost|amount|amt)) p\b/g, ' ')
    .replace(/\b(?:ttc|ht|inkl|mwst|iva|btw)\b/g, ' ')
    .replace(/\b(?:incl?|including|inclusive|excl?)(?: of)?(?: all)? (?:gst|tax|taxes)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return header.startsWith('in stock') || without === '' ? header : without;
}
