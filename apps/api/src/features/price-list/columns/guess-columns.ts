import { type Field, foldHeader, type Target } from './fields.ts';
import { HEADER_NAMES, LOWER_PRICE_NAMES } from './header-names.ts';

/** What each column means, by its place; null where nobody knows. */
export type Columns = readonly (Target | null)[];

const QUANTITY = new Set(['quantity', 'qty', 'units']);
const PLAIN_NUMBER = /^\d{1,7}$/;

/**
 * Guesses what the columns of a list mean from their headers and, for a 'quantity', from what stands below:
 * that is a stock where the packs are described elsewhere, else the pack itself.
 */
export function guessColumns(headers: readonly string[], sample: readonly (readonly string[])[]): Columns {
  const folded = headers.map((header) => foldHeader(header));
  const columns: (Target | null)[] = headers.map(() => null);
  const bare = folded.map((header) => moneyless(header));
  for (const field of Object.keys(HEADER_NAMES) as (keyof typeof HEADER_NAMES)[]) {
    const at = bestColumn(HEADER_NAMES[field], bare, columns);
    if (at !== -1) columns[at] = inPaise(field, folded[at] ?? '');
  }
  takeHigherPrice(columns, bare, folded);
  takeQuantity(columns, bare, sample);
  return columns;
}

function bestColumn(names: readonly string[], headers: readonly string[], taken: Columns): number {
  for (const name of names) {
    const at = headers.findIndex((header, place) => header === name && taken[place] === null);
    if (at !== -1) return at;
  }
  return -1;
}

/** 'price in paise', 'mrp inr', 'rate rs' without what the money is counted in. */
function moneyless(header: string): string {
  const without = header
    .replace(/\b(in|rs|inr|rupees?|paise|paisa)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return header.startsWith('in stock') || without === '' ? header : without;
}

function inPaise(field: Field, header: string): Field {
  if (!/\bpais[ae]\b/.test(header)) return field;
  if (field === 'price') return 'price_paise';
  return field === 'mrp' ? 'mrp_paise' : field;
}

/** Beside a 'sale price', a plain 'price' is what it costs without the discount. */
function takeHigherPrice(columns: (Target | null)[], bare: string[], folded: string[]): void {
  if (columns.includes('mrp') || columns.includes('mrp_paise')) return;
  const lower = columns.findIndex((column) => column === 'price' || column === 'price_paise');
  if (lower === -1 || !LOWER_PRICE_NAMES.has(bare[lower] ?? '')) return;
  const higher = bestColumn(['price', 'rate', 'unit price', 'cost', 'amount'], bare, columns);
  if (higher !== -1) columns[higher] = inPaise('mrp', folded[higher] ?? '');
}

/** Bare numbers under 'quantity' are no packs. */
function takeQuantity(
  columns: (Target | null)[],
  bare: string[],
  sample: readonly (readonly string[])[],
): void {
  const at = bare.findIndex((header) => QUANTITY.has(header));
  const values = (column: number) => sample.map((cells) => (cells[column] ?? '').trim()).filter(Boolean);
  if (at === -1 || values(at).length === 0 || !values(at).every((value) => PLAIN_NUMBER.test(value))) return;
  if (columns[at] === 'unit' && !columns.includes('stock')) columns[at] = 'stock';
  const unit = columns.indexOf('unit');
  if (columns[at] !== null || unit === -1) return;
  const packsHaveNumbers = values(unit).some((value) => /\d/.test(value));
  if (!packsHaveNumbers) columns[at] = 'size';
  else if (!columns.includes('stock')) columns[at] = 'stock';
}
