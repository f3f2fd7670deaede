import type { Db } from '../../../platform/database.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';
import type { Bulk, BulkOptions } from './bulk.ts';
import { readWrittenIds } from './product-writes.queries.ts';
import { writeProducts } from './write-products.ts';
import { writeTaxonomy } from './write-taxonomy.ts';

/**
 * Writes many changes at once: categories, products and their places, stock, audit entries, and the catalogue's new
 * version. Uses set-based statements within the caller's transaction; the work is proportional to the changes. The rows
 * of existing products, which orders wait for, are locked last. Throws ProductsChanged if one of them was edited since
 * the comparison.
 */
export async function writeBulk(tx: Db, bulk: Bulk, { note, onShare }: BulkOptions): Promise<void> {
  const changes = await writeTaxonomy(tx, bulk, note);
  await writeProducts(tx, await bulk.products(), { note, onShare });
  for (const id of await readWrittenIds(tx)) changes.push({ entity: 'product', id });
  await touchCatalogue(tx, changes);
}
