import type { ProductSort } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import type { Shelf } from '../shelf/create-shelf.ts';
import { jsonListResponse } from '../shelf/json-responses.ts';
import { adminJson } from '../shelf/shelf-product.ts';
import { type ProductFilter, findProducts } from './find-products.ts';
import type { NameSorter } from './name-places.ts';
import { sortProducts } from './sort-products.ts';
import { readWaiting } from './waiting.queries.ts';

export type ProductTableInput = ProductFilter & {
  readonly sortBy: ProductSort;
  readonly descending: boolean;
  readonly page: number;
  readonly limit: number;
};

/** One page of the matching products, sorted, as JSON. */
export async function listProductTable(
  db: Db,
  shelf: Shelf,
  names: NameSorter,
  wanted: ProductTableInput,
): Promise<Buffer> {
  const { page, limit, sortBy, descending } = wanted;
  const { products, counts } = findProducts(shelf, wanted);
  const ordered = sortProducts(products, sortBy, descending, () => names.follow(shelf.contents()));
  const shown = ordered.slice((page - 1) * limit, page * limit);
  const soldOut = shown.filter(({ stock }) => stock === 0).map(({ id }) => id);
  const waiting = await readWaiting(db, soldOut);
  return jsonListResponse(shown.map(adminJson), {
    page,
    totalCount: ordered.length,
    totalNoPage: Math.ceil(ordered.length / limit),
    counts,
    waiting,
  });
}
