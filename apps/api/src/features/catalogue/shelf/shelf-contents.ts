import type { ProductId } from '@jhola/domain';
import type { Config } from '../../../platform/config.ts';
import { toWireCategory, toWireSubCategory } from '../categories/category.mapper.ts';
import type { Taxonomy } from '../categories/taxonomy.queries.ts';
import type { Sales } from '../ranking/sales.queries.ts';
import type { AddedWords } from '../search/concepts.ts';
import type { Arrangement, ChangedProducts } from './arrangement.ts';
import { finishedList } from './finished-answer.ts';
import type { ShelfProduct } from './shelf-product.ts';

/**
 * The whole catalogue at one version. Its lists don't change; its maps are those of the newest contents, and its products
 * change in stock and price.
 */
export type ShelfContents = {
  readonly version: number;
  readonly taxonomy: Taxonomy;
  /** The ranking by sales that `popularity` is made of. */
  readonly sales: Sales;
  /** The shop's own words for the search. The same list as long as none changed. */
  readonly words: readonly AddedWords[];
  /** The products that were replaced since an earlier version; null if that may be any. */
  readonly since: { readonly version: number; readonly products: ChangedProducts } | null;
  readonly arrangement: Arrangement;
  readonly products: ReadonlyMap<ProductId, ShelfProduct>;
  readonly newestFirst: readonly ShelfProduct[];
  readonly bestFirst: readonly ShelfProduct[];
  /** By id, best first as well. */
  readonly bySubCategory: ReadonlyMap<string, readonly ShelfProduct[]>;
  readonly byCategory: ReadonlyMap<string, readonly ShelfProduct[]>;
  /** By the thing itself, and packs of one product by its family; best first as well. */
  readonly byHead: ReadonlyMap<string, readonly ShelfProduct[]>;
  readonly byFamily: ReadonlyMap<string, readonly ShelfProduct[]>;
  /** Finished answers. */
  readonly categoriesAnswer: Buffer;
  readonly subCategoriesAnswer: Buffer;
};

type Facts = Pick<ShelfContents, 'version' | 'taxonomy' | 'sales' | 'words' | 'since'>;

const byName = new Intl.Collator('en-IN', { numeric: true }).compare;

/** The contents of an arrangement as it is now. `before`: contents whose finished answers may still hold. */
export function contentsOf(
  config: Config,
  arrangement: Arrangement,
  facts: Facts,
  before: ShelfContents | null,
): ShelfContents {
  const { products, newestFirst, bestFirst, bySubCategory, byCategory, byHead, byFamily } = arrangement;
  const answers = before?.taxonomy === facts.taxonomy ? before : answersOf(config, facts.taxonomy);
  const { categoriesAnswer, subCategoriesAnswer } = answers;
  return {
    ...facts,
    arrangement,
    products,
    newestFirst,
    bestFirst,
    bySubCategory,
    byCategory,
    byHead,
    byFamily,
    categoriesAnswer,
    subCategoriesAnswer,
  };
}

function answersOf(config: Config, taxonomy: Taxonomy) {
  const categories = sortedByName(taxonomy.categories.values());
  const subCategories = sortedByName(taxonomy.subCategories.values());
  return {
    categoriesAnswer: finishedList(categories.map((row) => asBytes(toWireCategory(config, row)))),
    subCategoriesAnswer: finishedList(
      subCategories.map((row) => asBytes(toWireSubCategory(config, row, taxonomy))),
    ),
  };
}

function sortedByName<Row extends { name: string; id: string }>(rows: Iterable<Row>): Row[] {
  return [...rows].sort((one, other) => byName(one.name, other.name) || (one.id < other.id ? -1 : 1));
}

function asBytes(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}
