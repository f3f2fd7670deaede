import { LIMITS } from '@jhola/domain';
import type { CartProduct } from './cart-line.ts';

/** Why no more of a product can be had. */
export function maxMessage({ name, stock }: Pick<CartProduct, 'name' | 'stock'>): string {
  return stock < LIMITS.quantityPerLine
    ? `Only ${stock} left of ${name}`
    : `You can order up to ${LIMITS.quantityPerLine} of ${name}`;
}
