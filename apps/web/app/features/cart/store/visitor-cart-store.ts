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
    const products = this.#kept.read().map(({ product }) => product);
    const fresh = new Map(
      await Promise.all(
        products.map(async (product) => [product._id, await freshProduct(product, signal)] as const),
      ),
    );
    // Read again: the lines may have changed meanwhile.
    const cart = this.#kept.read().flatMap((line): CartLine[] => {
      const product = fresh.get(line.product._id);
      if (product === null) return [];
      return [product ? { ...line, product } : line];
    });
    this.#kept.refresh(cart);
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

/** The current product; undefined if the server doesn't respond or refuses, null if it is no longer sold. */
async function freshProduct(
  known: CartProduct,
  signal: AbortSignal,
): Promise<CartProduct | null | undefined> {
  try {
    const { data } = await publicApi('getProduct', { productId: known._id }, { signal });
    return toCartProduct(data);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      showCartNote(texts.noLongerSold({ name: known.name }));
      return null;
    }
    if (error instanceof ApiError || error instanceof NoResponseError) return undefined;
    throw error;
  }
}
