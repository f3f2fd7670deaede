import type { ProductId } from '@jhola/domain';
import type { Config } from '../../../platform/config.ts';
import { toWireCategory, toWireSubCategory } from '../categories/category.mapper.ts';
import type { Taxonomy } from '../categories/taxonomy.queries.ts';
import type { AddedWords } from '../search/meaning/concepts.ts';
import type { Arrangement, Moved } from './arrangement.ts';
import { jsonListResponse } from './json-responses.ts';
import type { ShelfProduct } from './shelf-product.ts';

/**
 * The complete catalogue at one version. Its lists never change; its maps are those of the newest contents, and the
 * stock and price of its products change.
 */
export type ShelfContents = {
  readonly version: number;
  /** The last version that changed more than the popularity of products, or that of most of them. */
  readonly contentVersion: number;
  readonly taxonomy: Taxonomy;
  /** The shop's own search words. The same array as long as none changed. */
  readonly words: readonly AddedWords[];
  /** What moved since an earlier version; null if it could be any product. */
  readonly since: (Moved & { readonly version: number }) | null;
  readonly arrangement: Arrangement;
  readonly products: ReadonlyMap<ProductId, ShelfProduct>;
  readonly newestFirst: readonly ShelfProduct[];
  readonly bestFirst: readonly ShelfProduct[];
  /** By id; most popular first. */
  readonly bySubCategory: ReadonlyMap<string, readonly ShelfProduct[]>;
  readonly byCategory: ReadonlyMap<string, readonly ShelfProduct[]>;
  /** A category's products by sub-category: see `pileOf`. Most popular first. */
  readonly byPile: ReadonlyMap<string, readonly ShelfProduct[]>;
  /** By thing, and packs of one product by family; most popular first. */
  readonly byHead: ReadonlyMap<string, readonly ShelfProduct[]>;
  readonly byFamily: ReadonlyMap<string, readonly ShelfProduct[]>;
  /** Cached responses. */
  readonly categoriesResponse: Buffer;
  readonly subCategoriesResponse: Buffer;
};

type Facts = Pick<ShelfContents, 'version' | 'contentVersion' | 'taxonomy' | 'words' | 'since'>;

const byName = new Intl.Collator('en-IN', { numeric: true }).compare;

/** The contents of an arrangement. `before`: the previous contents, whose cached responses may still be valid. */
export function contentsOf(
  config: Config,
  arrangement: Arrangement,
  facts: Facts,
  before: ShelfContents | null,
): ShelfContents {
  const { products, newestFirst, bestFirst, bySubCategory, byCategory, byPile, byHead, byFamily } =
    arrangement;
  const responses = before?.taxonomy === facts.taxonomy ? before : responsesOf(config, facts.taxonomy);
  const { categoriesResponse, subCategoriesResponse } = responses;
  return {
    ...facts,
    arrangement,
    products,
    newestFirst,
    bestFirst,
    bySubCategory,
    byCategory,
    byPile,
    byHead,
    byFamily,
    categoriesResponse,
    subCategoriesResponse,
  };
}

function responsesOf(config: Config, taxonomy: Taxonomy) {
  const categories = sortedByName(taxonomy.categories.values());
  const subCategories = sortedByName(taxonomy.subCategories.values());
  return {
    categoriesResponse: jsonListResponse(categories.map((row) => asBytes(toWireCategory(config, row)))),
    subCategoriesResponse: jsonListResponse(
      subCategories.map((row) => asBytes(toWireSubCategory(config, row, taxonomy))),
    ),
  };
}

/** Categories or sub-categories in the order in which shoppers see them. */
export function sortedByName<Row extends { name: string; id: string }>(rows: Iterable<Row>): Row[] {
  return [...rows].sort((one, other) => byName(one.name, other.name) || (one.id < other.id ? -1 : 1));
}

function asBytes(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}
