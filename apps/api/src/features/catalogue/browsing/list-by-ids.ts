import type { ProductId } from '@jhola/domain';
import type { Shelf } from '../shelf/create-shelf.ts';
import { jsonListResponse } from '../shelf/json-responses.ts';
import { jsonOf } from '../shelf/shelf-product.ts';

/** The products with these ids, in their order, as JSON. Omits deleted ones; sold-out ones are last. */
export function listByIds(shelf: Shelf, ids: readonly ProductId[], limit: number): Buffer {
  const { products } = shelf.contents();
  const known = ids.flatMap((id) => products.get(id) ?? []);
  const ordered = [...known.filter(({ stock }) => stock > 0), ...known.filter(({ stock }) => stock === 0)];
  return jsonListResponse(ordered.slice(0, limit).map(jsonOf));
}
