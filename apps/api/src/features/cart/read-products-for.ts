import type { WireProduct } from '@jhola/contract';
import type { ProductId, UserId } from '@jhola/domain';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/database.ts';
import { readWireProducts } from '../catalogue/index.ts';
import { readOwnHold } from '../orders/index.ts';

/**
 * Products as they are for this shopper: what their own unpaid order holds of them is still theirs to have, so it
 * counts as stock.
 */
export async function readProductsFor(
  db: Db,
  config: Config,
  userId: UserId,
  ids: readonly ProductId[],
): Promise<Map<ProductId, WireProduct>> {
  const products = await readWireProducts(db, config, ids);
  for (const [id, held] of await readOwnHold(db, userId)) {
    const product = products.get(id);
    if (product !== undefined) products.set(id, { ...product, stock: product.stock + held });
  }
  return products;
}
