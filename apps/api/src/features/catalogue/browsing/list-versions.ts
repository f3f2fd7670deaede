import { createHash } from 'node:crypto';
import {
  type CategoryId,
  PAGE_SIZES,
  PRODUCTS_IN_DOCUMENT,
  type ProductId,
  type SubCategoryId,
} from '@jhola/domain';
import type { Shelf } from '../shelf/create-shelf.ts';
import { contentMark, type ShelfProduct } from '../shelf/shelf-product.ts';
import { bestSellers } from './list-best-sellers.ts';
import { comparedIn, partnersIn } from './list-related.ts';
import { categoryRow } from './list-category-row.ts';

/** Versions of lists of products, the same in all processes that show the same. All throw UNAVAILABLE. */
export type ListVersions = {
  /** Of the rows of home, by category id: each changes when a card of its row looks different, `all` with any of them. */
  rows(): {
    readonly all: string;
    readonly best: string;
    readonly categories: Readonly<Record<string, string>>;
  };
  /**
   * Changes when a card of a sub-category's list looks different, or moves, or when a page of the list ends elsewhere.
   * `isNarrowed`: pages of a filtered list may end at any product.
   */
  subCategory(id: string, isNarrowed?: boolean): string;
  /** Changes when a card of what a search finds looks different, or moves. */
  search(words: string, exact: boolean): string;
  /** Changes when a product or one of its packs looks different. Before it, the content of the catalogue may change. */
  product(id: string): string;
  /**
   * Changes when the rows below a product could look different: what is like it, and what goes with it. Not with what
   * was ordered together with it, which is in the database. Empty for an unknown product.
   */
  besideProduct(id: string): string;
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

  function versionOf(list: string, present: string, parts: () => readonly NodeJS.ArrayBufferView[]): string {
    const last = known.get(list);
    if (last?.shelf === present) return last.version;
    const version = hashOf(parts());
    known.set(list, { shelf: present, version });
    return version;
  }

  function rowVersion(category: string): string {
    return versionOf(`row ${category}`, shelf.versionOf([category]), () =>
      ROW_LENGTHS.map((length) => marksOf(categoryRow(shelf, category as CategoryId, length))),
    );
  }

  return {
    rows() {
      const categories = [...shelf.contents().byCategory.keys()].map((id) => [id, rowVersion(id)] as const);
      const best = versionOf('best', shelf.version(), () =>
        BEST_LENGTHS.map((length) => marksOf(bestSellers(shelf, length))),
      );
      return { all: hashOf([best, ...categories.flat()]), best, categories: Object.fromEntries(categories) };
    },
    subCategory(id, isNarrowed = false) {
      // Nothing is kept for the ids that anybody may write into a URL.
      if (!shelf.contents().taxonomy.subCategories.has(id as SubCategoryId)) return '';
      return versionOf(`${isNarrowed ? 'narrowed' : 'list'} ${id}`, shelf.versionOf([id]), () => {
        const { bySubCategory, taxonomy } = shelf.contents();
        const isSplit = (taxonomy.subCategories.get(id as SubCategoryId)?.category_ids.length ?? 0) > 1;
        const products = bySubCategory.get(id) ?? [];
        // In the sequence in which shoppers see them.
        const shown = [...products.filter(isInStock), ...products.filter((product) => !isInStock(product))];
        return [marksOf(shown), endsOf(shown, isNarrowed || isSplit ? 1 : PAGE_SIZES.listing)];
      });
    },
    search(words, exact) {
      const { products, corrections } = shelf.search(words, exact);
      return hashOf([marksOf(products), JSON.stringify(corrections)]);
    },
    product(id) {
      const { products, byFamily } = shelf.contents();
      const product = products.get(id as ProductId);
      return hashOf([marksOf((product && byFamily.get(product.family)) ?? [])]);
    },
    besideProduct(id) {
      const contents = shelf.contents();
      const product = contents.products.get(id as ProductId);
      if (product === undefined) return '';
      const [place = ''] = product.subCategoryIds;
      const compared = versionOf(`compared ${place}`, shelf.versionOf([place]), () => [
        marksOf(comparedIn(contents, place)),
      ]);
      return hashOf([compared, String(contentMark(product)), marksOf(partnersIn(contents, product))]);
    },
  };
}

/** Everything that cards show of the products, in their order. Of the stock they only show whether it is 0. */
function marksOf(products: readonly ShelfProduct[]): Uint32Array {
  return Uint32Array.from(products, (product) => contentMark(product) * 2 + Number(isInStock(product)));
}

/** Where pages of this size end: their cursors contain the popularity of their last product. */
function endsOf(products: readonly ShelfProduct[], pageSize: number): Float64Array {
  const last = products.filter((_, index) => (index + 1) % pageSize === 0);
  return Float64Array.from(last, ({ popularity }) => popularity);
}

function isInStock({ stock }: ShelfProduct): boolean {
  return stock > 0;
}

function hashOf(parts: readonly (NodeJS.ArrayBufferView | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, VERSION_LENGTH);
}
