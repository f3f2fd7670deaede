import { createHash } from 'node:crypto';
import type { ProductId } from '@jhola/domain';

const MODULUS = 2 ** 48;

/** A short key of the set of sold-out products; their sequence doesn't matter. */
export type SoldOutKey = {
  /** Call it for a product that has sold out or is back in stock. Reads no other product. */
  change(product: Stocked): void;
  text(): string;
};

type Stocked = { readonly id: ProductId; readonly stock: number };

/** The key of these products. */
export function soldOutKey(products: Iterable<Stocked>): SoldOutKey {
  let sum = 0;
  for (const { id, stock } of products) if (stock === 0) sum = (sum + hashOf(id)) % MODULUS;
  return {
    change({ id, stock }) {
      sum = (sum + (stock === 0 ? hashOf(id) : MODULUS - hashOf(id))) % MODULUS;
    },
    text: () => sum.toString(36),
  };
}

function hashOf(id: ProductId): number {
  return createHash('sha256').update(id).digest().readUIntBE(0, 6);
}
