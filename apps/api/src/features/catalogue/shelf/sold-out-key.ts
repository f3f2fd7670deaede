import type { ShelfProduct } from './shelf-product.ts';

const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A hash of the set of sold-out products; their sequence doesn't matter. */
export function soldOutKey(products: Iterable<Pick<ShelfProduct, 'id' | 'stock'>>): string {
  let key = 0;
  for (const { id, stock } of products) if (stock === 0) key ^= hashOf(id);
  return (key >>> 0).toString(36);
}

/** 32 bits of FNV-1a. */
function hashOf(text: string): number {
  let hash = FNV_START;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash;
}
