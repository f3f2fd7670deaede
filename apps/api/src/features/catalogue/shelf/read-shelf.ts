import type { ProductId } from '@jhola/domain';
import type { Config } from '../../../platform/config.ts';
import type { Database, Db } from '../../../platform/database.ts';
import { readTaxonomy, type Taxonomy } from '../categories/taxonomy.queries.ts';
import { selectProducts } from '../products/product.queries.ts';
import { type CatalogueChange, TRACED_AT_MOST } from '../versions/touch-catalogue.ts';
import { readSales, type Sales } from '../ranking/sales.queries.ts';
import { readChanges, readProductIdsAfter, readVersion } from './shelf.queries.ts';
import type { ShelfContents } from './shelf-contents.ts';
import { type ShelfProduct, toShelfProduct } from './shelf-product.ts';

/** Few enough that turning them into bytes doesn't hold up requests. */
const PRODUCTS_AT_ONCE = 250;

export type ShelfReading = {
  readonly version: number;
  readonly taxonomy: Taxonomy;
  readonly products: Map<ProductId, ShelfProduct>;
  readonly sales: Sales;
};

/**
 * The catalogue at the newest version, or null where `before` is that already. Only what changed is read;
 * everything where much did, or where there is no `before`. `before` stays as it is.
 */
export async function readShelf(
  db: Database,
  config: Config,
  before: ShelfContents | null,
): Promise<ShelfReading | null> {
  if (before !== null && (await readVersion(db)) === before.version) return null;
  // One state of the database for all the queries.
  const tx = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return tx.execute(async (state) => {
    const version = await readVersion(state);
    const taxonomy = await readTaxonomy(state);
    const changes = before === null ? 'everything' : await readChanges(state, before.version, version);
    const changed =
      before === null || changes === 'everything' ? null : changedProducts(changes, before, taxonomy);
    const products =
      before === null || changed === null
        ? await readAll(state, config, taxonomy)
        : await withChanged(state, config, taxonomy, before, changed);
    const isRanked = before !== null && changes !== 'everything' && !changes.some(isRanking);
    const sales = isRanked ? before.sales : await readSales(state);
    return { version, taxonomy, products, sales };
  });
}

/** The products to read again, or null for all. */
function changedProducts(
  changes: readonly CatalogueChange[],
  before: ShelfContents,
  taxonomy: Taxonomy,
): Set<ProductId> | null {
  const changed = new Set<ProductId>();
  const idsOf = (entity: CatalogueChange['entity']) =>
    new Set(changes.filter((change) => change.entity === entity).map((change) => change.id));
  for (const id of idsOf('product')) changed.add(id as ProductId);
  const categories = idsOf('category');
  const subCategories = idsOf('sub_category');
  // A sub-category shows its categories, and a product shows both.
  for (const row of taxonomy.subCategories.values()) {
    if (row.category_ids.some((id) => categories.has(id))) subCategories.add(row.id);
  }
  for (const id of subCategories)
    for (const product of listOf(before.bySubCategory, id)) changed.add(product.id);
  for (const id of categories) for (const product of listOf(before.byCategory, id)) changed.add(product.id);
  return changed.size > TRACED_AT_MOST ? null : changed;
}

function isRanking({ entity }: CatalogueChange): boolean {
  return entity === 'ranking';
}

function listOf(lists: ReadonlyMap<string, readonly ShelfProduct[]>, id: string): readonly ShelfProduct[] {
  return lists.get(id) ?? [];
}

async function readAll(db: Db, config: Config, taxonomy: Taxonomy): Promise<Map<ProductId, ShelfProduct>> {
  const products = new Map<ProductId, ShelfProduct>();
  let after = '';
  for (;;) {
    const ids = await readProductIdsAfter(db, after, PRODUCTS_AT_ONCE);
    for (const row of await selectProducts(db, ids)) {
      products.set(row.id, toShelfProduct(config, row, taxonomy));
    }
    if (ids.length < PRODUCTS_AT_ONCE) return products;
    after = ids.at(-1) ?? after;
  }
}

async function withChanged(
  db: Db,
  config: Config,
  taxonomy: Taxonomy,
  before: ShelfContents,
  changed: ReadonlySet<ProductId>,
): Promise<Map<ProductId, ShelfProduct>> {
  const products = new Map(before.products);
  for (const id of changed) products.delete(id);
  for (const row of await selectProducts(db, [...changed])) {
    products.set(row.id, toShelfProduct(config, row, taxonomy));
  }
  return products;
}
