import {
  type FieldDeclaration,
  formatRupees,
  ORDER_STATUSES,
  PRODUCT_FIELDS,
  type ProductField,
  productFieldLabel,
  statusText,
} from '@jhola/domain';
import { texts } from '#messages/admin-changes.ts';
import { LANGUAGE } from '#messages/language.ts';
import { formatCount } from '#platform/format-count.ts';
import { formatMeasure } from '#platform/format-measure.ts';

/** Whether a value of this field fits into a sentence: 'from ₹28 to ₹30'. */
export type Placement = 'within a sentence' | 'apart';

type Field = {
  readonly label: string;
  readonly placement: Placement;
  readonly format?: (value: unknown) => string;
};

const rupees = (value: unknown) =>
  typeof value === 'number' ? formatRupees(Math.round(value * 100) / 100) : plain(value);
const percent = (value: unknown) => `${plain(value)}%`;
const pictures = (value: unknown) =>
  Array.isArray(value) ? `${value.length} (${value.join(', ')})` : plain(value);
/** What an admin did about a held payment; other values are those of the orders. */
const PAYMENTS: Readonly<Record<string, string>> = { held: texts.held, 'seen to': texts.resolved };
const aPayment = (value: unknown) => PAYMENTS[String(value)] ?? plain(value);
const ACCOUNTS: Readonly<Record<string, string>> = {
  Active: texts.accountActive,
  Suspended: texts.accountSuspended,
};
/** The status of an order or an account. */
function aStatus(value: unknown): string {
  const ofOrder = ORDER_STATUSES.find((status) => status === value);
  return ofOrder === undefined ? (ACCOUNTS[String(value)] ?? plain(value)) : statusText(ofOrder);
}
const aRole = (value: unknown) => (value === 'ADMIN' ? texts.admin : texts.ordinaryUser);

const IN_SENTENCE: readonly FieldDeclaration['kind'][] = [
  'text',
  'money',
  'percent',
  'optional number',
  'yes or no',
];

/** How the values of a field are formatted; undefined if they need no format of their own. */
function formatOf(field: FieldDeclaration): Field['format'] {
  switch (field.kind) {
    case 'money':
      return rupees;
    case 'percent':
      return percent;
    case 'pictures':
      return pictures;
    case 'optional number':
      return (value) => (typeof value === 'number' ? formatMeasure(value, field.unit) : plain(value));
    default:
      return undefined;
  }
}

function ofProduct(field: ProductField): Field {
  const format = formatOf(field);
  const placement = IN_SENTENCE.includes(field.kind) ? 'within a sentence' : 'apart';
  return { label: inSentence(productFieldLabel(field.wire)), placement, ...(format && { format }) };
}

/** 'Also called' becomes 'also called'; an abbreviation such as 'MRP' stays as it is. */
function inSentence(label: string): string {
  return label.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLocaleLowerCase(LANGUAGE.locale));
}

const FIELDS: Readonly<Record<string, Field>> = {
  ...Object.fromEntries(PRODUCT_FIELDS.map((field) => [field.wire, ofProduct(field)])),
  alsoCalled: { label: texts.alsoCalled, placement: 'apart' },
  stock: { label: texts.stock, placement: 'within a sentence' },
  category: { label: texts.categoriesField, placement: 'apart' },
  subCategory: { label: texts.subCategoriesField, placement: 'apart' },
  words: { label: texts.words, placement: 'apart' },
  means: { label: texts.meaning, placement: 'apart' },
  status: { label: texts.status, placement: 'within a sentence', format: aStatus },
  payment_status: { label: texts.payment, placement: 'within a sentence', format: aPayment },
  reason: { label: texts.reason, placement: 'within a sentence' },
  written_off: { label: texts.writtenOff, placement: 'apart' },
  role: { label: texts.role, placement: 'within a sentence', format: aRole },
  // The counts of an imported price list
  rows: { label: texts.rowsRead, placement: 'apart' },
  new: { label: texts.newProducts, placement: 'apart' },
  changed: { label: texts.changedProducts, placement: 'apart' },
  same: { label: texts.unchangedProducts, placement: 'apart' },
  refused: { label: texts.refusedRows, placement: 'apart' },
  adjusted: { label: texts.adjustedRows, placement: 'apart' },
  merged: { label: texts.mergedRows, placement: 'apart' },
  conflicts: { label: texts.conflictingRows, placement: 'apart' },
  newCategories: { label: texts.newCategories, placement: 'apart' },
  newSubCategories: { label: texts.newSubCategories, placement: 'apart' },
};

/** The label of a field: 'sub-categories' for subCategory, 'cancel reason' for cancel_reason. */
export function fieldLabel(key: string): string {
  const known = fieldOf(key)?.label;
  return (
    known ??
    key
      .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
      .replaceAll('_', ' ')
      .trim()
  );
}

const KNOWN = Object.keys(FIELDS);

/** Keys of a change in the order of a form, the most important first; unknown ones last. */
export function inFieldOrder(keys: readonly string[]): readonly string[] {
  const placeOf = (key: string) => {
    const index = KNOWN.indexOf(key);
    return index === -1 ? KNOWN.length : index;
  };
  return keys.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Whether a value of this field is short enough for a sentence: 'from ₹28 to ₹30'. */
export function fitsInSentence(key: string): boolean {
  return fieldOf(key)?.placement === 'within a sentence';
}

/** Formats a value: rupees, percent, lists with commas, maps line by line; 'nothing' if it is empty. */
export function fieldValue(key: string, value: unknown): string {
  if (isNothing(value)) return texts.nothing;
  return fieldOf(key)?.format?.(value) ?? plain(value);
}

function fieldOf(key: string): Field | undefined {
  return Object.hasOwn(FIELDS, key) ? FIELDS[key] : undefined;
}

function isNothing(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === null || value === undefined || value === '';
}

function plain(value: unknown): string {
  if (typeof value === 'number') return formatCount(value);
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return value.map(plain).join(', ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([key, one]) => `${key}: ${plain(one)}`)
      .join('\n');
  }
  return String(value);
}
