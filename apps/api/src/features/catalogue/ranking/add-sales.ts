import { orderWeight, type ProductId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';
import { addToSales, decaySales, lockRanking } from './sales.queries.ts';

/** An order of a product that counts from now on, or no longer. */
export type Sale = {
  readonly productId: ProductId;
  readonly placedAt: Date;
  readonly counts: boolean;
};

const DAY_MS = 24 * 60 * 60_000;
/** What is below this many orders is forgotten: one order after four months. */
const LEAST = 1 / 512;

/**
 * Adds sales to the ranking, within the caller's transaction: once a day all numbers are brought to the present. What is
 * added is a new version of the catalogue, by which shelves and pages follow. `read` reads the sales and marks them as
 * counted; other processes wait until it is done. Returns how many sales there were.
 */
export async function addSales(tx: Db, now: Date, read: () => Promise<readonly Sale[]>): Promise<number> {
  let asOf = await lockRanking(tx);
  const isNewDay = now.getTime() - asOf.getTime() >= DAY_MS;
  if (isNewDay) {
    await decaySales(tx, orderWeight(asOf, now), LEAST, now);
    asOf = now;
  }
  const sales = await read();
  if (sales.length > 0) await addToSales(tx, sumOf(sales, asOf));
  if (isNewDay || sales.length > 0) await touchCatalogue(tx, [{ entity: 'ranking', id: 'sales' }]);
  return sales.length;
}

function sumOf(sales: readonly Sale[], asOf: Date): Map<ProductId, number> {
  const sums = new Map<ProductId, number>();
  for (const { productId, placedAt, counts } of sales) {
    const weight = orderWeight(placedAt, asOf) * (counts ? 1 : -1);
    sums.set(productId, (sums.get(productId) ?? 0) + weight);
  }
  return sums;
}
