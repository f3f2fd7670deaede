import type { ProductId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';

/** The number of shoppers who wait for each product; omits products without requests. */
export async function readWaiting(
  db: Db,
  ids: readonly ProductId[],
): Promise<{ productId: ProductId; count: number }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('back_in_stock_requests')
    .select(({ fn }) => ['product_id as productId', fn.countAll<number>().as('count')])
    .where('product_id', 'in', ids)
    .groupBy('product_id')
    .execute();
}
