import { type CategoryId, type ProductId, STAPLES, stapleCredits, type SubCategoryId } from '@jhola/domain';
import type { Config } from '../../../platform/config.ts';
import { toWireCategory, toWireSubCategory } from '../categories/category.mapper.ts';
import type { Taxonomy } from '../categories/taxonomy.queries.ts';
import type { Sales } from '../ranking/sales.queries.ts';
import type { AddedWords } from '../search/concepts.ts';
import { finishedList } from './finished-answer.ts';
import type { ShelfProduct } from './shelf-product.ts';

/** The whole catalogue at one version. Nothing in it changes but the stock of its products. */
export type ShelfContents = {
  readonly version: number;
  readonly taxonomy: Taxonomy;
  readonly products: ReadonlyMap<ProductId, ShelfProduct>;
  /** The ranking by sales that `popularity` is made of. */
  readonly sales: Sales;
  /** The shop's own words for the search. The same list as long as none changed. */
  readonly words: readonly AddedWords[];
  readonly newestFirst: readonly ShelfProduct[];
  readonly bestFirst: readonly ShelfProduct[];
  /** Best first as well. */
  readonly bySubCategory: ReadonlyMap<SubCategoryId, readonly ShelfProduct[]>;
  readonly byCategory: ReadonlyMap<CategoryId, readonly ShelfProduct[]>;
  /** By the thing itself, and packs of one product by its family; best first as well. */
  readonly byHead: ReadonlyMap<string, readonly ShelfProduct[]>;
  readonly byFamily: ReadonlyMap<string, readonly ShelfProduct[]>;
  /** Finished answers. */
  readonly categoriesAnswer: Buffer;
  readonly subCategoriesAnswer: Buffer;
};

const byName = new Intl.Collator('en-IN', { numeric: true }).compare;

/** Arranges a catalogue. Sets each product's `rank` and `popularity`. */
export function arrangeShelf(
  config: Config,
  version: number,
  taxonomy: Taxonomy,
  products: ReadonlyMap<ProductId, ShelfProduct>,
  sales: Sales,
  words: readonly AddedWords[],
): ShelfContents {
  const newestFirst = [...products.values()].sort(newerFirst);
  const bySubCategory = new Map<SubCategoryId, ShelfProduct[]>();
  const byCategory = new Map<CategoryId, ShelfProduct[]>();
  const byHead = new Map<string, ShelfProduct[]>();
  const byFamily = new Map<string, ShelfProduct[]>();
  const credits = stapleCredits(products.values(), STAPLES.length);
  newestFirst.forEach((product, rank) => {
    product.rank = rank;
    product.popularity = (sales.get(product.id) ?? 0) + (credits.get(product.id) ?? 0);
  });
  // What is equally popular stays newest first.
  const bestFirst = newestFirst.toSorted((one, other) => other.popularity - one.popularity);
  for (const product of bestFirst) {
    for (const id of product.subCategoryIds) put(bySubCategory, id, product);
    for (const id of product.categoryIds) put(byCategory, id, product);
    put(byHead, product.head, product);
    put(byFamily, product.family, product);
  }
  const categories = sortedByName(taxonomy.categories.values());
  const subCategories = sortedByName(taxonomy.subCategories.values());
  return {
    version,
    taxonomy,
    products,
    sales,
    words,
    newestFirst,
    bestFirst,
    bySubCategory,
    byCategory,
    byHead,
    byFamily,
    categoriesAnswer: finishedList(categories.map((row) => asBytes(toWireCategory(config, row)))),
    subCategoriesAnswer: finishedList(
      subCategories.map((row) => asBytes(toWireSubCategory(config, row, taxonomy))),
    ),
  };
}

/** Fixed for a product from the day it is made: the admin's order, and what decides where all else is equal. */
export function newerFirst(one: Placed, other: Placed): number {
  return other.madeAt - one.madeAt || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0);
}

export type Placed = Pick<ShelfProduct, 'madeAt' | 'id'>;

function sortedByName<Row extends { name: string; id: string }>(rows: Iterable<Row>): Row[] {
  return [...rows].sort((one, other) => byName(one.name, other.name) || (one.id < other.id ? -1 : 1));
}

function put<Key>(lists: Map<Key, ShelfProduct[]>, key: Key, product: ShelfProduct): void {
  const list = lists.get(key);
  if (list) list.push(product);
  else lists.set(key, [product]);
}

function asBytes(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}
