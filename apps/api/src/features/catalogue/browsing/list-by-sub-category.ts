import { type CategoryId, narrow, type ShopFilters, type ShopSort, type SubCategoryId } from '@jhola/domain';
import type { Shelf } from '../shelf/create-shelf.ts';
import { jsonListResponse } from '../shelf/json-responses.ts';
import type { ShelfContents } from '../shelf/shelf-contents.ts';
import { jsonOf, type ShelfProduct } from '../shelf/shelf-product.ts';
import { cachedListing } from './listing-cache.ts';
import { cursorAfter, placeAfter } from './listing-cursor.ts';
import { sortedForShoppers } from './shop-sort.ts';

export type ListingWanted = {
  readonly categoryId: readonly CategoryId[];
  readonly subCategoryId: readonly SubCategoryId[];
  readonly page: number;
  readonly limit: number;
  readonly after?: string | null | undefined;
  readonly sort: ShopSort;
  readonly filters: ShopFilters;
  /** Whether to return how many products each filter would leave. */
  readonly counts: boolean;
};

/**
 * One page of the products in one of the categories and one of the sub-categories as JSON, sorted as requested,
 * sold-out products last. `after` continues where a page ended, whatever is added or moves up in between; without it
 * `page` is a page number.
 */
export function listBySubCategory(shelf: Shelf, wanted: ListingWanted): Buffer {
  const { page, limit, after, sort } = wanted;
  const key = JSON.stringify([wanted.categoryId, wanted.subCategoryId, sort, wanted.filters]);
  const { products, counts } = cachedListing(shelf, key, wanted.subCategoryId, () => {
    const narrowed = narrow(productsIn(shelf.contents(), wanted), wanted.filters);
    return { products: sortedForShoppers(narrowed.products, sort), counts: narrowed.counts };
  });
  const from = after ? placeAfter(products, after, sort) : (page - 1) * limit;
  const shown = products.slice(from, from + limit);
  const last = shown.at(-1);
  const next = last && from + limit < products.length ? cursorAfter(last, sort) : null;
  return jsonListResponse(shown.map(jsonOf), {
    page,
    totalCount: products.length,
    next,
    ...(wanted.counts && { counts }),
  });
}

function productsIn(contents: ShelfContents, wanted: ListingWanted): ShelfProduct[] {
  const categories = new Set(wanted.categoryId);
  const lists = [...new Set(wanted.subCategoryId)].map((id) => contents.bySubCategory.get(id) ?? []);
  const fitting = lists.map((list) =>
    list.filter((product) => product.categoryIds.some((id) => categories.has(id))),
  );
  const [only, ...others] = fitting;
  if (only && others.length === 0) return only;
  return [...new Set(fitting.flat())];
}
