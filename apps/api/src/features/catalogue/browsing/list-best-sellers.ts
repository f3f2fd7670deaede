import { arrangeRow } from '@jhola/domain';
import type { Shelf } from '../shelf/create-shelf.ts';
import { jsonListResponse } from '../shelf/json-responses.ts';

/** The best-selling products of the whole shop as JSON: one of each thing, in stock, most popular first. */
export function listBestSellers(shelf: Shelf, limit: number): Buffer {
  const { bestFirst } = shelf.contents();
  const row = arrangeRow(inStock(bestFirst), limit, 'all');
  return jsonListResponse(row.map((product) => product.json));
}

function* inStock<Product extends { stock: number }>(products: readonly Product[]): Generator<Product> {
  for (const product of products) if (product.stock > 0) yield product;
}
