import { DAY_MS, orderWeight, type ProductId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';
import { addToSales, decaySales, lockRanking } from './sales.queries.ts';

/** A product of an order that is added to the counts, or removed from them. */
export type Sale = {
  readonly productId: ProductId;
  readonly placedAt: Date;
  readonly counts: boolean;
};

/** Products below this number of orders leave the ranking: with one order, after four months. */
const LEAST = 1 / 512;

/**
 * The most by which all numbers are decayed or raised at once. A clock that is wrong by months would otherwise delete
 * the whole ranking, and one that is wrong by decades exceed the largest number.
 */
const MOST_AT_ONCE_MS = 60 * DAY_MS;

/** The id of a change of the ranking that concerns all products. */
export const ALL_SALES = 'sales';

/**
 * Beyond this many products, all numbers are read again: the records of changes are kept for days. A shop with 1,400
 * orders a day sells about fifteen different products between two counts.
 */
const MOST_RECORDED = 500;

/**
 * Adds sales to the ranking, within the caller's transaction. Once a day all numbers are decayed to the present, or
 * raised to it again if a clock was ahead. Creates a new version of the catalogue with the products whose numbers
 * changed, so that shelves and pages are updated. `read` reads the sales and marks them as counted; other processes
 * wait until it is done.
 */
export async function addSales(tx: Db, now: Date, read: () => Promise<readonly Sale[]>): Promise<void> {
  let asOf = await lockRanking(tx);
  const isNewDay = Math.abs(now.getTime() - asOf.getTime()) >= DAY_MS;
  if (isNewDay) {
    const until = Math.min(now.getTime(), asOf.getTime() + MOST_AT_ONCE_MS);
    await decaySales(tx, weightOf(asOf, new Date(until)), LEAST, now);
    asOf = now;
  }
  const sales = await read();
  const sums = sumOf(sales, asOf);
  if (sums.size > 0) await addToSales(tx, sums);
  const changed = isNewDay || sums.size > MOST_RECORDED ? [ALL_SALES] : [...sums.keys()];
  await touchCatalogue(
    tx,
    changed.map((id) => ({ entity: 'ranking', id })),
  );
}

function sumOf(sales: readonly Sale[], asOf: Date): Map<ProductId, number> {
  const sums = new Map<ProductId, number>();
  for (const { productId, placedAt, counts } of sales) {
    const weight = weightOf(placedAt, asOf) * (counts ? 1 : -1);
    sums.set(productId, (sums.get(productId) ?? 0) + weight);
  }
  return sums;
}

/** The weight of an order at a time, which may be earlier if a clock was wrong. */
function weightOf(placedAt: Date, asOf: Date): number {
  return orderWeight(placedAt, new Date(Math.max(asOf.getTime(), placedAt.getTime() - MOST_AT_ONCE_MS)));
}
