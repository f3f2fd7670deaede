import { SHOPPING_LIMITS } from '@jhola/domain';
import { texts } from '#messages/cart.ts';
import type { CartProduct } from './store/cart-line.ts';

/** Why the quantity of a product can't be increased. */
export function maxMessage({ name, stock }: Pick<CartProduct, 'name' | 'stock'>): string {
  return stock < SHOPPING_LIMITS.quantityPerLine
    ? texts.onlyLeft({ stock, name })
    : texts.mostInOrder({ most: SHOPPING_LIMITS.quantityPerLine, name });
}
