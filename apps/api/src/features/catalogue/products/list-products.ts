import type { Shelf } from '../shelf/create-shelf.ts';
import { finishedList, finishedOne } from '../shelf/finished-answer.ts';
import type { ShelfProduct } from '../shelf/shelf-product.ts';
import { AppError } from '../../../platform/app-error.ts';
import { narrow, type ProductId, type ShopFilters, type ShopOrder } from '@jhola/domain';
import { inShopOrder } from '../browsing/shop-order.ts';

export type PageWanted = { readonly page: number; readonly limit: number };

/** All products, newest first, or those that match, best first; one page of them, finished. */
export function listProducts(shelf: Shelf, wanted: PageWanted & { search: string }): Buffer {
  const { page, limit } = wanted;
  const isSearch = wanted.search.trim() !== '';
  const products = isSearch ? shelf.search(wanted.search).products : shelf.contents().newestFirst;
  return finishedList(pageOf(products, wanted), {
    page,
    totalCount: products.length,
    totalNoPage: Math.ceil(products.length / limit),
  });
}

export type SearchWanted = PageWanted & {
  readonly search: string;
  readonly sort: ShopOrder;
  readonly filters: ShopFilters;
  /** Also answer how many products each filter would leave. */
  readonly counts: boolean;
};

/** What matches, best first or in the order that is wanted; one page of it, finished. A blank search finds nothing. */
export function searchProducts(shelf: Shelf, wanted: SearchWanted): Buffer {
  const found = wanted.search.trim() === '' ? NOTHING_FOUND : shelf.search(wanted.search);
  const { products, counts } = narrow(found.products, wanted.filters);
  const ordered = wanted.sort === 'best' ? products : inShopOrder(products, wanted.sort);
  return finishedList(pageOf(ordered, wanted), {
    page: wanted.page,
    totalCount: ordered.length,
    totalPage: Math.ceil(ordered.length / wanted.limit),
    corrections: found.corrections,
    ...(wanted.counts && { counts }),
  });
}

const NOTHING_FOUND: ReturnType<Shelf['search']> = { products: [], corrections: [], terms: [] };

/** One product, finished. Throws NOT_FOUND. */
export function showProduct(shelf: Shelf, id: ProductId): Buffer {
  const product = shelf.contents().products.get(id);
  if (product === undefined) throw new AppError('NOT_FOUND', { message: 'This product is no longer sold' });
  return finishedOne(product.json);
}

function pageOf(products: readonly ShelfProduct[], { page, limit }: PageWanted): Buffer[] {
  return products.slice((page - 1) * limit, page * limit).map((product) => product.json);
}
