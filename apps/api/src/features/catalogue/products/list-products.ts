import type { Shelf } from '../shelf/create-shelf.ts';
import { jsonListResponse, type JsonParts, jsonResponse } from '../shelf/json-responses.ts';
import { adminJson, jsonOf, type ShelfProduct } from '../shelf/shelf-product.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { ProductId } from '@jhola/domain';
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

/** One product as JSON. Throws NOT_FOUND. */
export function showProduct(shelf: Shelf, id: ProductId): Buffer {
  return jsonResponse(jsonOf(productOf(shelf, id)));
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

/** The JSON of the products on one page of a list. */
export function pageOf(products: readonly ShelfProduct[], { page, limit }: PageWanted): JsonParts[] {
  return products.slice((page - 1) * limit, page * limit).map(jsonOf);
}
