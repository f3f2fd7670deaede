import type { ProductId } from '@jhola/domain';
import type { Config } from '../../../platform/config.ts';
import type { Database, Db } from '../../../platform/database.ts';
import { inSnapshot } from '../../../platform/in-transaction.ts';
import { readTaxonomy, type Taxonomy } from '../categories/taxonomy.queries.ts';
import { selectProducts, selectProductsAfter } from '../products/product.queries.ts';
import { type CatalogueChange, MOST_RECORDED_CHANGES } from '../versions/touch-catalogue.ts';
import { ALL_SALES } from '../ranking/add-sales.ts';
import { readAllSales, readSalesOf } from '../ranking/sales.queries.ts';
import type { AddedWords } from '../search/meaning/concepts.ts';
import { readSearchWords } from '../search-words/search-words.queries.ts';
import {
  readChanges,
  readOldestRunning,
  readPricesAfter,
  readVersion,
  type ShelfChanges,
} from './shelf.queries.ts';
import type { ChangedProducts, SalesRead } from './arrangement.ts';
import type { ShelfContents } from './shelf-contents.ts';
import { type ShelfProduct, patchPrice, toShelfProduct } from './shelf-product.ts';

/** The number of products processed without a pause; small enough that requests aren't delayed. */
const PRODUCTS_AT_ONCE = 250;

export type ShelfReading = {
  readonly version: number;
  readonly taxonomy: Taxonomy;
  readonly sales: SalesRead;
  /** Whether only the popularity of a few products has changed. */
  readonly isRankingOnly: boolean;
  readonly words: readonly AddedWords[];
  /** All products, or the changed ones. */
  readonly read:
    | { readonly all: ReadonlyMap<ProductId, ShelfProduct> }
    | { readonly changed: ChangedProducts };
};

/** Whether the database has the same version of the catalogue. */
export async function isNewest(db: Database, { version }: ShelfContents): Promise<boolean> {
  return (await readVersion(db)) === version;
}

/** A reading, and the first transaction whose changes of stock it may lack; null if it lacks some products' stock. */
export type ReadShelf = ShelfReading & { readonly unreadStock: string | null };

/**
 * Reads the newest version of the catalogue. Reads only the changes; everything if there are many or if there is no
 * `before`. Doesn't modify `before`, except for the prices of its products.
 */
export async function readShelf(
  db: Database,
  config: Config,
  before: ShelfContents | null,
): Promise<ReadShelf> {
  return inSnapshot(db, async (state) => {
    const version = await readVersion(state);
    const traced = before === null ? 'everything' : await readChanges(state, before.version, version);
    if (before === null || traced === 'everything') {
      const taxonomy = await readTaxonomy(state);
      const all = await readAll(state, config, taxonomy);
      const sales = { all: await readAllSales(state) };
      const words = await readSearchWords(state);
      const unreadStock = await readOldestRunning(state);
      return { version, taxonomy, sales, isRankingOnly: false, unreadStock, words, read: { all } };
    }
    const { changes, prices } = traced;
    const taxonomy = changes.some(isTaxonomy) ? await readTaxonomy(state) : before.taxonomy;
    const changed = changedProducts(changes, before, taxonomy);
    const gone = prices && changed !== null ? await renewPrices(state, before.products) : [];
    const read =
      changed === null
        ? { all: await readAll(state, config, taxonomy) }
        : { changed: await readChanged(state, config, taxonomy, changed, gone) };
    const sales = await readChangedSales(state, changes);
    const words = changes.some(isWords) ? await readSearchWords(state) : before.words;
    const isRankingOnly = 'changed' in sales && !prices && changes.every(isRanking);
    const unreadStock = prices || 'all' in read ? await readOldestRunning(state) : null;
    return { version, taxonomy, sales, isRankingOnly, unreadStock, words, read };
  });
}

/** The sales of the products whose ranking changed, or of all. */
async function readChangedSales(db: Db, changes: readonly CatalogueChange[]): Promise<SalesRead> {
  const ids = new Set(changes.filter(isRanking).map(({ id }) => id));
  if (ids.has(ALL_SALES)) return { all: await readAllSales(db) };
  return { changed: await readSalesOf(db, [...ids] as ProductId[]) };
}

/** The products to read again, or null for all. */
function changedProducts(
  changes: ShelfChanges['changes'],
  before: ShelfContents,
  taxonomy: Taxonomy,
): Set<ProductId> | null {
  const changed = new Set<ProductId>();
  const idsOf = (entity: CatalogueChange['entity']) =>
    new Set(changes.filter((change) => change.entity === entity).map((change) => change.id));
  for (const id of idsOf('product')) changed.add(id as ProductId);
  const categories = idsOf('category');
  const subCategories = idsOf('sub_category');
  // A sub-category contains its categories, and a product contains both.
  for (const row of taxonomy.subCategories.values()) {
    if (row.category_ids.some((id) => categories.has(id))) subCategories.add(row.id);
  }
  for (const id of subCategories)
    for (const product of listOf(before.bySubCategory, id)) changed.add(product.id);
  for (const id of categories) for (const product of listOf(before.byCategory, id)) changed.add(product.id);
  return changed.size > MOST_RECORDED_CHANGES ? null : changed;
}

function isTaxonomy({ entity }: CatalogueChange): boolean {
  return entity === 'category' || entity === 'sub_category';
}

function isRanking({ entity }: CatalogueChange): boolean {
  return entity === 'ranking';
}

function isWords({ entity }: CatalogueChange): boolean {
  return entity === 'search_words';
}

function listOf(lists: ReadonlyMap<string, readonly ShelfProduct[]>, id: string): readonly ShelfProduct[] {
  return lists.get(id) ?? [];
}

async function readAll(db: Db, config: Config, taxonomy: Taxonomy): Promise<Map<ProductId, ShelfProduct>> {
  const products = new Map<ProductId, ShelfProduct>();
  let after = '';
  for (;;) {
    const rows = await selectProductsAfter(db, after, PRODUCTS_AT_ONCE);
    for (const row of rows) products.set(row.id, toShelfProduct(config, row, taxonomy));
    if (rows.length < PRODUCTS_AT_ONCE) return products;
    after = rows.at(-1)?.id ?? after;
  }
}

/** Updates the prices of products. Returns the deleted ones. */
async function renewPrices(
  db: Db,
  products: ReadonlyMap<ProductId, ShelfProduct>,
): Promise<readonly ProductId[]> {
  const there = new Set<ProductId>();
  let after = '';
  for (;;) {
    const rows = await readPricesAfter(db, after, PRODUCTS_AT_ONCE);
    for (const row of rows) {
      const product = products.get(row.id);
      if (product === undefined) continue;
      patchPrice(product, row);
      there.add(product.id);
    }
    if (rows.length < PRODUCTS_AT_ONCE) break;
    after = rows.at(-1)?.id ?? after;
  }
  return there.size === products.size ? [] : [...products.keys()].filter((id) => !there.has(id));
}

async function readChanged(
  db: Db,
  config: Config,
  taxonomy: Taxonomy,
  ids: ReadonlySet<ProductId>,
  gone: readonly ProductId[],
): Promise<ChangedProducts> {
  const changed = new Map<ProductId, ShelfProduct | null>([...gone, ...ids].map((id) => [id, null]));
  const rows = ids.size === 0 ? [] : await selectProducts(db, [...ids]);
  for (const row of rows) changed.set(row.id, toShelfProduct(config, row, taxonomy));
  return changed;
}
