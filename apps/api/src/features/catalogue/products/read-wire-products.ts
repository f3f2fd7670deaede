import type { WireProduct } from '@jhola/contract';
import type { ProductId } from '@jhola/domain';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/database.ts';
import { readTaxonomy } from '../categories/taxonomy.queries.ts';
import { toWireProduct } from './product.mapper.ts';
import { readProducts } from './product.queries.ts';

/**
 * Products as they travel, fresh from the database: for carts and orders, where price and stock must be true.
 * Ids that are no product's are missing from the map.
 */
export async function readWireProducts(
  db: Db,
  config: Config,
  ids: readonly ProductId[],
): Promise<Map<ProductId, WireProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await readProducts(db, ids);
  const taxonomy = await readTaxonomy(db, rows);
  return new Map(rows.map((row) => [row.id, toWireProduct(config, row, taxonomy)]));
}
