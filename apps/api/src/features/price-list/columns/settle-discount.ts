import { columnValues } from './column-values.ts';
import type { Target } from './fields.ts';

/** Above this share of the price a 'discount' is taken as the price to pay instead of the amount off. */
const MOST_OFF = 0.5;

/**
 * Decides what a discount column contains: percentages, fractions (0.1), rupees off, or the second price. Numbers above
 * 100 aren't percentages; a comparison with the price shows what they are.
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

/** 'Discount' is the price to pay, and the other column is the price without discount. */
function takeAsPrice(columns: (Target | null)[], at: number, fullAt: number): void {
  if (columns.includes('price') && columns.includes('mrp')) {
    columns[at] = 'ignore';
    return;
  }
  columns[fullAt] = 'mrp';
  columns[at] = 'price';
}

/** Each row's discount as a fraction of its price. */
function sharesOf(sample: readonly (readonly string[])[], at: number, fullAt: number): number[] {
  if (fullAt === -1) return [];
  return sample.flatMap((row) => {
    const [discount] = columnValues([row], at).numbers;
    const [price] = columnValues([row], fullAt).numbers;
    return discount && price ? [discount / price] : [];
  });
}
