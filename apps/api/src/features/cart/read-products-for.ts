import type { ProductId, UserId } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';
import { type Product, readProducts } from '../catalogue/index.ts';
import { readOwnHold } from './own-hold.queries.ts';

/**
 * Products as they are for this shopper: what their own unpaid order holds of them is still theirs to have, so it
 * counts as stock.
 */
export async function readProductsFor(
  db: Db,
  userId: UserId,
  ids: readonly ProductId[],
): Promise<Map<ProductId, Product>> {
  const products = await readProducts(db, ids);
  for (const [id, held] of await readOwnHold(db, userId)) {
    const product = products.get(id);
    if (product !== undefined) products.set(id, { ...product, stock: product.stock + held });
  }
  return products;
}
