import { createHash } from 'node:crypto';
import type { ShelfProduct } from './shelf-product.ts';

/** A short hash of the set of sold-out products; their sequence doesn't matter. */
export function soldOutKey(products: Iterable<Pick<ShelfProduct, 'id' | 'stock'>>): string {
  const ids: string[] = [];
  for (const { id, stock } of products) if (stock === 0) ids.push(id);
  return createHash('sha256').update(ids.sort().join()).digest('base64url').slice(0, 8);
}
