import { narrow, type ShopFilters, type ShopSort } from '@jhola/domain';
import { sortedForShoppers } from '../browsing/shop-sort.ts';
import type { ShelfFound } from '../search/search-index.ts';
import type { Shelf } from '../shelf/create-shelf.ts';
import { jsonListResponse } from '../shelf/json-responses.ts';
import type { ShelfProduct } from '../shelf/shelf-product.ts';
import { pageOf, type PageWanted } from './list-products.ts';

export type SearchWanted = PageWanted & {
  readonly search: string;
  /** Whether to search for exactly the typed words. */
  readonly asTyped: boolean;
  readonly sort: ShopSort;
  readonly filters: ShopFilters;
  /** Whether to return how many products each filter would leave. */
  readonly counts: boolean;
};

/**
 * One page of the matching products, best match first or sorted as requested, as JSON. An empty search finds nothing.
 */
export function searchProducts(shelf: Pick<Shelf, 'search'>, wanted: SearchWanted): Buffer {
  const found = wanted.search.trim() === '' ? NOTHING_FOUND : shelf.search(wanted.search, wanted.asTyped);
  const { products, counts } = narrowed(found, wanted.filters);
  const ordered = wanted.sort === 'best' ? products : sortedForShoppers(products, wanted.sort);
  return jsonListResponse(pageOf(ordered, wanted), {
    page: wanted.page,
    totalCount: ordered.length,
    totalPage: Math.ceil(ordered.length / wanted.limit),
    corrections: found.corrections,
    ...(wanted.counts && { counts }),
  });
}

const NOTHING_FOUND: ShelfFound = { products: [], corrections: [], terms: [] };

type Narrowed = ReturnType<typeof narrow<ShelfProduct>>;

/** Each search without filters, for as long as the search index keeps what it found. */
const unfiltered = new WeakMap<ShelfFound, Narrowed>();

/**
 * The matches that pass the filters, and how many each filter would leave. Counting takes time in proportion to the
 * matches, so it is done once for a search without filters, which most are.
 */
function narrowed(found: ShelfFound, filters: ShopFilters): Narrowed {
  const isFiltered = Object.values(filters).some((chosen) => (chosen?.length ?? 0) > 0);
  if (isFiltered) return narrow(found.products, filters);
  const known = unfiltered.get(found) ?? narrow(found.products, {});
  unfiltered.set(found, known);
  return known;
}
