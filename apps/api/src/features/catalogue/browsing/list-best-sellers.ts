import { arrangeRow } from '@jhola/domain';
import type { Shelf } from '../shelf/create-shelf.ts';
import { jsonListResponse } from '../shelf/json-responses.ts';
import { jsonOf, type ShelfProduct } from '../shelf/shelf-product.ts';

/** The best sellers as JSON. */
export function listBestSellers(shelf: Shelf, limit: number): Buffer {
  return jsonListResponse(bestSellers(shelf, limit).map(jsonOf));
}

/** The best-selling products of the whole shop: one of each thing, in stock, most popular first. */
export function bestSellers(shelf: Shelf, limit: number): ShelfProduct[] {
  return arrangeRow(inStock(shelf.contents().bestFirst), limit, 'all');
}

function* inStock<Product extends { stock: number }>(products: readonly Product[]): Generator<Product> {
  for (const product of products) if (product.stock > 0) yield product;
}
