import { readNegative } from '../cleaning/read-money.ts';
import { columnValues } from './column-values.ts';
import { type Columns, type Field, foldHeader, withoutCurrency, type Target } from './fields.ts';
import { HEADER_NAMES, LOWER_PRICE_NAMES } from './header-names.ts';
import { HEADER_PATTERNS, IMAGE } from './header-patterns.ts';
import { takeSizes } from './guess-reading.ts';
import { settleDiscount } from './settle-discount.ts';

type Sample = readonly (readonly string[])[];

const QUANTITY = new Set(['quantity', 'qty', 'units', 'matra', 'मात्रा']);
/** The field of a column 'price' if there is also a lower price. */
const HIGHER_PRICES = [
  'retail price',
  'normal price',
  'standard price',
  'price',
  'rate',
  'unit price',
  'cost',
  'amount',
  'preis',
  'prix',
  'precio',
  'prezzo',
  'preco',
  'prijs',
];
const MEASURE = /\b(?:uo ?m|unit|units|measure)\b|इकाई/;
const PLAIN_NUMBER = /^\d{1,7}$/;
const OUR_ID = new Set(['id', 'product id', 'shop id', 'jhola id']);

/**
 * Guesses the fields of a list's columns: first from known headers, then from words in the other headers. Each guess is
 * checked against the column's values.
 */
export function guessColumns(headers: readonly string[], sample: Sample): Columns {
  const folded = headers.map((header) => foldHeader(header).replace(/\bm r p\b/g, 'mrp'));
  const columns: (Target | null)[] = headers.map(() => null);
  const bare = folded.map((header) => withoutCurrency(header));
  const ours = folded.findIndex((header, at) => OUR_ID.has(header) && columnValues(sample, at).areOurs);
  if (ours !== -1) columns[ours] = 'id';
  for (const field of Object.keys(HEADER_NAMES) as (keyof typeof HEADER_NAMES)[]) {
    const at = bestColumn(HEADER_NAMES[field], bare, columns);
    if (at !== -1) columns[at] = inPaise(field, folded[at] ?? '');
  }
  takeHigherPrice(columns, bare, folded);
  takeByWords(columns, bare, folded, sample);
  takeQuantity(columns, bare, sample);
  takeMeasure(columns, bare, sample);
  takeSizes(columns, headers, sample);
  if (!columns.includes('name') && columns.includes('description')) {
    columns[columns.indexOf('description')] = 'name';
  }
  settleDiscount(columns, sample);
  return columns;
}

function bestColumn(names: readonly string[], headers: readonly string[], taken: Columns): number {
  for (const name of names) {
    const at = headers.findIndex((header, index) => header === name && taken[index] === null);
    if (at !== -1) return at;
  }
  return -1;
}

function inPaise(field: Field, header: string): Field {
  if (!/\bpais[ae]\b|\bps\b|(?:price|rate|mrp|cost|amount|amt)(?: in)? p\b/.test(header)) return field;
  if (field === 'price') return 'price_paise';
  return field === 'mrp' ? 'mrp_paise' : field;
}

const has = (columns: Columns, field: Field) =>
  columns.includes(field) || columns.includes(`${field}_paise` as Field);

/** Beside a 'sale price', a plain 'price' is the price without discount. */
function takeHigherPrice(columns: (Target | null)[], bare: string[], folded: string[]): void {
  if (has(columns, 'mrp')) return;
  const lower = columns.findIndex((column) => column === 'price' || column === 'price_paise');
  if (lower === -1 || !LOWER_PRICE_NAMES.has(bare[lower] ?? '')) return;
  const higher = bestColumn(HIGHER_PRICES, bare, columns);
  if (higher !== -1) columns[higher] = inPaise('mrp', folded[higher] ?? '');
}

/** Guesses the remaining columns by the words in their headers and their values. */
function takeByWords(columns: (Target | null)[], bare: string[], folded: string[], sample: Sample): void {
  for (const { field, says, unless, holds } of HEADER_PATTERNS) {
    if (has(columns, field) || (field === 'unit' && columns.includes('size'))) continue;
    const at = bare.findIndex(
      (header, index) =>
        columns[index] === null &&
        (says.test(header) || says.test(folded[index] ?? '')) &&
        !unless?.test(header) &&
        holds(columnValues(sample, index)),
    );
    if (at !== -1) columns[at] = inPaise(field, folded[at] ?? '');
  }
  for (const [at, header] of bare.entries()) {
    if (columns[at] !== null || !IMAGE.test(header)) continue;
    const { areWeb, isEmpty } = columnValues(sample, at);
    if (areWeb && !isEmpty) columns[at] = 'image';
  }
}

/**
 * Numbers without unit under 'quantity' aren't complete packs: they are the stock if another column has the packs or one
 * of them is negative, otherwise the pack's size.
 */
function takeQuantity(columns: (Target | null)[], bare: string[], sample: Sample): void {
  const at = bare.findIndex((header) => QUANTITY.has(header));
  const values = (column: number) => sample.map((cells) => (cells[column] ?? '').trim()).filter(Boolean);
  const isNegative = (value: string) => readNegative(value) !== null;
  const isCount = (value: string) => PLAIN_NUMBER.test(value) || isNegative(value);
  if (at === -1 || values(at).length === 0 || !values(at).every(isCount)) return;
  if (columns[at] === 'unit' && !columns.includes('stock')) columns[at] = 'stock';
  const unit = columns.indexOf('unit');
  if (columns[at] !== null || unit === -1) return;
  const packsHaveNumbers = values(unit).some((value) => /\d/.test(value));
  if (!packsHaveNumbers && !values(at).some(isNegative)) columns[at] = 'size';
  else if (!columns.includes('stock')) columns[at] = 'stock';
}

/** 'Weight' 500 beside 'UOM' g: the number is the pack's size, the other column its unit. */
function takeMeasure(columns: (Target | null)[], bare: string[], sample: Sample): void {
  const unit = columns.indexOf('unit');
  const values = (column: number) => sample.map((cells) => (cells[column] ?? '').trim()).filter(Boolean);
  const isNumber = (value: string) => /^\d+(?:[.,]\d+)?$/.test(value);
  if (unit === -1 || columns.includes('size') || values(unit).length === 0 || !values(unit).every(isNumber))
    return;
  const measure = bare.findIndex(
    (header, at) =>
      columns[at] === null &&
      MEASURE.test(header) &&
      values(at).length > 0 &&
      !values(at).some((value) => /\d/.test(value)),
  );
  if (measure === -1) return;
  columns[unit] = 'size';
  columns[measure] = 'unit';
}
