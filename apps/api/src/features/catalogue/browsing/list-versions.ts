import { createHash } from 'node:crypto';
import { type CategoryId, PAGE_SIZES, PRODUCTS_IN_DOCUMENT, type ProductId } from '@jhola/domain';
import type { Shelf } from '../shelf/create-shelf.ts';
import type { ShelfProduct } from '../shelf/shelf-product.ts';
import { bestSellers } from './list-best-sellers.ts';
import { categoryRow } from './list-category-row.ts';

/** Versions of lists of products, the same in all processes that show the same. All throw UNAVAILABLE. */
export type ListVersions = {
  /** Changes with each change of the catalogue, and when a product sells out or is back in stock. */
  all(): string;
  /** Of the rows of home, by category id: each changes when a card of its row looks different, `all` with any of them. */
  rows(): {
    readonly all: string;
    readonly best: string;
    readonly categories: Readonly<Record<string, string>>;
  };
  /** Changes when a card of a sub-category's list looks different, or moves. */
  subCategory(id: string): string;
  /** Changes with each change of the catalogue, and when a product that the search finds sells out or is back in stock. */
  search(words: string, exact: boolean): string;
  /** The same for a product and its packs. */
  product(id: string): string;
};

/** All lengths that a row has in pages: a shorter row isn't always the beginning of a longer one. */
const { best, bag, homeRow } = PRODUCTS_IN_DOCUMENT;
const BEST_LENGTHS = [PAGE_SIZES.homeRow, best, bag];
const ROW_LENGTHS = [PAGE_SIZES.homeRow, homeRow];

/** Enough to tell two versions of one list apart. */
const VERSION_LENGTH = 6;

/** Versions that are computed from the shelf, again only when something in that list has changed. */
export function createListVersions(shelf: Shelf): ListVersions {
  const known = new Map<string, { readonly shelf: string; readonly version: string }>();

  function versionOf(list: string, present: string, products: () => readonly ShelfProduct[]): string {
    const last = known.get(list);
    if (last?.shelf === present) return last.version;
    const version = hashOf(partsOf(products()));
    known.set(list, { shelf: present, version });
    return version;
  }

  function rowVersion(category: string): string {
    return versionOf(`row ${category}`, shelf.versionOf([category]), () =>
      ROW_LENGTHS.flatMap((length) => categoryRow(shelf, category as CategoryId, length)),
    );
  }

  return {
    all: () => shelf.listsVersion(),
    rows() {
      const categories = [...shelf.contents().byCategory.keys()].map((id) => [id, rowVersion(id)] as const);
      const best = versionOf('best', shelf.version(), () =>
        BEST_LENGTHS.flatMap((length) => bestSellers(shelf, length)),
      );
      return { all: hashOf([best, ...categories.flat()]), best, categories: Object.fromEntries(categories) };
    },
    subCategory: (id) =>
      versionOf(`list ${id}`, shelf.versionOf([id]), () => shelf.contents().bySubCategory.get(id) ?? []),
    search: (words, exact) => shelf.listsVersion(shelf.search(words, exact).products),
    product(id) {
      const { products, byFamily } = shelf.contents();
      const product = products.get(id as ProductId);
      return shelf.listsVersion((product && byFamily.get(product.family)) ?? []);
    },
  };
}

/** Everything that cards show of the products, in their order. Of the stock they only show whether it is 0. */
function* partsOf(products: readonly ShelfProduct[]): Generator<Uint8Array | string> {
  for (const { json, contentLength, stock } of products) {
    yield json.subarray(0, contentLength);
    yield stock === 0 ? '0' : '1';
  }
}

function hashOf(parts: Iterable<Uint8Array | string>): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, VERSION_LENGTH);
}
