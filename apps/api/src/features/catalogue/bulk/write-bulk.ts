import type { Db } from '../../../platform/database.ts';
import { violates } from '../../../platform/http/database-error.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';
import type { Bulk, BulkOptions } from './bulk.ts';
import { CatalogueChanged } from './catalogue-changed.ts';
import { readWrittenIds } from './product-writes.queries.ts';
import { writeProducts } from './write-products.ts';
import { writeTaxonomy } from './write-taxonomy.ts';

/**
 * Writes many changes at once: categories, products and their places, stock, audit entries, and the catalogue's new
 * version. Uses set-based statements within the caller's transaction; the work is proportional to the changes. The rows
 * of existing products, which orders wait for, are locked last. Throws CatalogueChanged if one of them was edited since
 * the comparison, or if a category was added or deleted.
 */
export async function writeBulk(tx: Db, bulk: Bulk, options: BulkOptions): Promise<void> {
  try {
    await write(tx, bulk, options);
  } catch (error) {
    if (!OF_CATEGORIES.some((constraint) => violates(error, constraint))) throw error;
    throw new CatalogueChanged('A category was added or deleted since the comparison', { cause: error });
  }
}

/** The constraints that are violated if a category is added or deleted at the same moment. */
const OF_CATEGORIES = [
  'categories_name_key',
  'sub_category_parents_category_id_fkey',
  'sub_category_parents_sub_category_id_fkey',
  'product_categories_category_id_fkey',
  'product_sub_categories_sub_category_id_fkey',
] as const;

async function write(tx: Db, bulk: Bulk, { note, onShare }: BulkOptions): Promise<void> {
  const changes = await writeTaxonomy(tx, bulk, note);
  await writeProducts(tx, await bulk.products(), { note, onShare });
  for (const id of await readWrittenIds(tx)) changes.push({ entity: 'product', id });
  await touchCatalogue(tx, changes);
}
