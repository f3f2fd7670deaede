import { ApiError, NoResponseError } from '@jhola/contract/client';
import { SHOPPING_LIMITS } from '@jhola/domain';
import { texts } from '#messages/cart.ts';
import { publicApi } from '#platform/api.ts';
import { toast } from '#ui/toast.ts';

import { type CartLine, type Cart, type CartProduct, quantityOf, withQuantity } from './cart-line.ts';
import { showCartNote } from './cart-notes.ts';
import type { CartStore, ShownCart } from './cart-store.ts';
import { toCartProduct } from './from-wire.ts';
import type { VisitorCart } from './visitor-cart.ts';

/** A visitor's cart: stored in the browser, with current prices and stock. */
export class VisitorCartStore implements CartStore {
  readonly #kept: VisitorCart;
  readonly #shown: ShownCart;

  constructor(kept: VisitorCart, shown: ShownCart) {
    this.#kept = kept;
    this.#shown = shown;
  }

  async load(signal: AbortSignal): Promise<Cart> {
    const fresh = await Promise.all(this.#kept.read().map((line) => freshLine(line, signal)));
    // A tap during the load cancels it, so the stored lines are unchanged.
    const cart = fresh.filter((line) => line !== null);
    this.#kept.write(cart);
    return cart;
  }

  async settled(): Promise<void> {
    // A visitor's changes are stored at once.
  }

  setQuantity(product: CartProduct, quantity: number): void {
    const before = this.#kept.read();
    const had = quantityOf(before, product._id);
    if (had === 0 && before.length >= SHOPPING_LIMITS.cartLines) {
      toast.error(texts.full({ most: SHOPPING_LIMITS.cartLines }));
      return;
    }
    const cart = withQuantity(before, product, quantity);
    this.#kept.write(cart);
    this.#shown.change(() => cart);
    if (had === 0 && quantity > 0) toast.success(texts.added, { id: 'cart' });
    if (had > 0 && quantity === 0) toast.success(texts.removed, { id: 'cart' });
  }
}

/**
 * The line with the current product; unchanged if the server doesn't respond, null if the product is no longer sold.
 */
async function freshLine(line: CartLine, signal: AbortSignal): Promise<CartLine | null> {
  try {
    const { data } = await publicApi('getProduct', { productId: line.product._id }, { signal });
    return { ...line, product: toCartProduct(data) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      showCartNote(texts.noLongerSold({ name: line.product.name }));
      return null;
    }
    if (error instanceof ApiError || error instanceof NoResponseError) return line;
    throw error;
  }
}
