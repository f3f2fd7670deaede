import type { Cart, CartProduct } from './cart-line.ts';

/** Reads and changes the cart: in this browser for visitors, on the server for members. */
export type CartStore = {
  /** The cart to show. */
  load(signal: AbortSignal): Promise<Cart>;
  /** Sets the quantity of a product (0 removes it): shown at once, rolled back if it is refused. */
  setQuantity(product: CartProduct, quantity: number): void;
  /** Resolves when no change is being written, whether changes were stored or refused. */
  settled(): Promise<void>;
};

/** The cart that this tab shows. */
export type ShownCart = {
  readonly read: () => Cart;
  /** Changes the shown cart, and cancels a load in progress that doesn't contain the change. */
  readonly change: (change: (cart: Cart) => Cart) => void;
  /** Refetches the cart. */
  readonly reload: () => void;
};
