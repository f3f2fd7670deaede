import { type Cart, withQuantity } from './cart-line.ts';
import type { UnsentChanges } from './unsent-changes.ts';
import type { VisitorCart } from './visitor-cart.ts';

/**
 * The part of a member's cart that is in this browser: the visitor's cart from before the login, and unsent changes.
 */
export function localCart(visitor: VisitorCart, unsent: UnsentChanges): Cart {
  return unsent
    .all()
    .reduce((cart, { product, wanted }) => withQuantity(cart, product, wanted), visitor.read());
}
