import type { Shelf } from '../shelf/create-shelf.ts';
import { jsonListResponse, jsonResponse } from '../shelf/json-responses.ts';
import { adminJson, type ShelfProduct } from '../shelf/shelf-product.ts';
import { AppError } from '../../../platform/app-error.ts';
import { narrow, type ProductId, type ShopFilters, type ShopSort } from '@jhola/domain';
import type { ShelfFound } from '../search/search-index.ts';
import { sortedForShoppers } from '../browsing/shop-sort.ts';
import { catalogueTexts as texts } from '../../../messages/index.ts';

export type PageWanted = { readonly page: number; readonly limit: number };

/** One page of all products, newest first, or of the matching ones, best match first, as JSON. */
export function listProducts(shelf: Shelf, wanted: PageWanted & { search: string }): Buffer {
  const { page, limit } = wanted;
  const isSearch = wanted.search.trim() !== '';
  const products = isSearch ? shelf.search(wanted.search).products : shelf.contents().newestFirst;
  return jsonListResponse(pageOf(products, wanted), {
    page,
    totalCount: products.length,
    totalNoPage: Math.ceil(products.length / limit),
  });
}

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

/** The counts of a search without filters, for as long as the search index keeps what it found. */
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

/** One product as JSON. Throws NOT_FOUND. */
export function showProduct(shelf: Shelf, id: ProductId): Buffer {
  return jsonResponse(productOf(shelf, id).json);
}

/** One product as JSON, with the fields that only admins see. Throws NOT_FOUND. */
export function showProductToEdit(shelf: Shelf, id: ProductId): Buffer {
  return jsonResponse(adminJson(productOf(shelf, id)));
}

function productOf(shelf: Shelf, id: ProductId): ShelfProduct {
  const product = shelf.contents().products.get(id);
  if (product === undefined) throw new AppError('NOT_FOUND', { message: texts.noLongerSold });
  return product;
}

function pageOf(products: readonly ShelfProduct[], { page, limit }: PageWanted): Buffer[] {
  return products.slice((page - 1) * limit, page * limit).map((product) => product.json);
}
