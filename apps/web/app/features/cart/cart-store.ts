import type { Cart, CartProduct } from './cart-line.ts';

/** Where a cart is read and changed: in this browser for visitors, on the server for members. */
export type CartStore = {
  /** The cart as it should be shown. */
  load(signal: AbortSignal): Promise<Cart>;
  /** Wants so many of a product (0 takes it out): shown at once, gone back on where it is refused. */
  setQuantity(product: CartProduct, quantity: number): void;
  /** Resolves when no change is being written any more, whether it was stored or refused. */
  settled(): Promise<void>;
};

/** The cart as this tab shows it. */
export type ShownCart = {
  readonly read: () => Cart;
  /** Changes what is shown, and drops an answer that is on its way. */
  readonly change: (change: (cart: Cart) => Cart) => void;
  /** Asks for the cart anew. */
  readonly reload: () => void;
};
