import type { Db } from '../../../platform/database.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';
import type { Bulk, BulkOptions } from './bulk.ts';
import { readWrittenIds } from './product-writes.queries.ts';
import { writeProducts } from './write-products.ts';
import { writeTaxonomy } from './write-taxonomy.ts';

/**
 * Writes many things at once: categories, products, where they stand, their stock, the history of each, and the
 * catalogue's new version. Set by set, within the caller's transaction; its work grows with the things that change. What
 * orders wait for, the rows of known products, is locked last. Throws ProductsChanged where one of them was edited since
 * it was compared.
 */
export async function writeBulk(tx: Db, bulk: Bulk, { note, onShare }: BulkOptions): Promise<void> {
  const changes = await writeTaxonomy(tx, bulk, note);
  await writeProducts(tx, await bulk.products(), { note, onShare });
  for (const id of await readWrittenIds(tx)) changes.push({ entity: 'product', id });
  await touchCatalogue(tx, changes);
}
