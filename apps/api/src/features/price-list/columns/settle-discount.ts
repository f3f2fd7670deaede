import { columnValues } from './column-values.ts';
import type { Target } from './fields.ts';

/** Above this share of the price a 'discount' is what is left to pay rather than what comes off. */
const MOST_OFF = 0.5;

/**
 * A column that was taken for a percentage may hold parts of one (0.1), rupees off, or the second price: where numbers
 * are above 100 they are no percentages, and the price beside them says which they are.
 */
export function settleDiscount(columns: (Target | null)[], sample: readonly (readonly string[])[]): void {
  const at = columns.indexOf('discount_percent');
  if (at === -1 || columns.includes('id') || sample.some((row) => (row[at] ?? '').includes('%'))) return;
  const given = columnValues(sample, at).numbers.filter((number) => number > 0);
  if (given.length === 0) return;
  if (given.every((number) => number < 1)) {
    columns[at] = 'discount_fraction';
    return;
  }
  if (Math.max(...given) <= 100) return;
  const fullAt = columns.findIndex((column) => column === 'mrp' || column === 'price');
  const shares = sharesOf(sample, at, fullAt).toSorted((a, b) => a - b);
  const middle = shares[Math.floor(shares.length / 2)];
  if (middle === undefined || middle > 1) return;
  if (middle <= MOST_OFF) columns[at] = 'discount_amount';
  else takeAsPrice(columns, at, fullAt);
}

/** 'Discount' is what is paid, and what was taken for the price is what it costs without. */
function takeAsPrice(columns: (Target | null)[], at: number, fullAt: number): void {
  if (columns.includes('price') && columns.includes('mrp')) {
    columns[at] = 'ignore';
    return;
  }
  columns[fullAt] = 'mrp';
  columns[at] = 'price';
}

/** Each row's discount as a part of its price. */
function sharesOf(sample: readonly (readonly string[])[], at: number, fullAt: number): number[] {
  if (fullAt === -1) return [];
  return sample.flatMap((row) => {
    const [discount] = columnValues([row], at).numbers;
    const [price] = columnValues([row], fullAt).numbers;
    return discount && price ? [discount / price] : [];
  });
}
