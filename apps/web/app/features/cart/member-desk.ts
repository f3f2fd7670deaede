import { ApiError } from '@jhola/contract/client';
import { toastFailure } from '#features/connection/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { exclusively } from '#platform/exclusively.ts';
import { toast } from '#ui/toast.ts';

import {
  type Cart,
  type CartLine,
  type CartProduct,
  toCartLine,
  withLine,
  withQuantity,
} from './cart-line.ts';
import { tellOtherTabs } from './cart-news.ts';
import { createLineWriter } from './line-writer.ts';
import type { CartDesk, ShownCart } from './desk.ts';
import type { VisitorCart } from './visitor-cart.ts';

/** The stored cart of a signed-in shopper: shown before the server has answered, and brought to agree with it. */
export class MemberDesk implements CartDesk {
  readonly #visitor: VisitorCart;
  readonly #shown: ShownCart;
  /** The stored lines' ids by product, as far as the server has told them. */
  readonly #lineIds = new Map<string, string>();

  readonly #writer = createLineWriter<CartLine | null>({
    write: (productId, wanted) => this.#write(productId, wanted),
    onFailure: (productId, before, error) => {
      this.#shown.change((cart) => withLine(cart, productId, before));
      toastFailure(error);
    },
    onIdle: () => {
      this.#shown.reload();
      tellOtherTabs();
    },
  });

  constructor(visitor: VisitorCart, shown: ShownCart) {
    this.#visitor = visitor;
    this.#shown = shown;
  }

  async load(signal: AbortSignal): Promise<Cart> {
    const merged = await exclusively('cart-merge', () => this.#mergeVisitorCart());
    const cart = merged ?? (await sessionApi('getCart', undefined, { signal })).data.map(toCartLine);
    this.#lineIds.clear();
    for (const { product, lineId } of cart) if (lineId) this.#lineIds.set(product._id, lineId);
    return this.#withWishes(cart);
  }

  setQuantity(product: CartProduct, quantity: number): void {
    const before = this.#shown.read().find((line) => line.product._id === product._id) ?? null;
    this.#shown.change((cart) => withQuantity(cart, product, quantity));
    this.#writer.want(product._id, quantity, before);
  }

  /** Brings in what was put into the cart before the login; null where there was nothing. */
  async #mergeVisitorCart(): Promise<Cart | null> {
    const merge = this.#visitor.merge();
    if (merge === null) return null;
    try {
      const { data } = await sessionApi('mergeCart', merge);
      this.#visitor.clear();
      return data.map(toCartLine);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 429 || error.status === 401) throw error;
      // Refused for what it holds: it would be refused for ever.
      this.#visitor.clear();
      toastFailure(error);
      return null;
    }
  }

  /** What the server says, with what is wanted and not yet written laid over it. */
  #withWishes(cart: Cart): Cart {
    const shown = [...this.#shown.read(), ...cart];
    return [...this.#writer.wanted()].reduce((laid, [productId, wanted]) => {
      const product = shown.find((line) => line.product._id === productId)?.product;
      return product ? withQuantity(laid, product, wanted) : laid;
    }, cart);
  }

  async #write(productId: string, wanted: number): Promise<void> {
    const lineId = this.#lineIds.get(productId);
    if (wanted === 0) return this.#remove(productId, lineId);
    if (lineId === undefined) return this.#add(productId, wanted);
    try {
      await sessionApi('changeQuantity', { _id: lineId, qty: wanted });
    } catch (error) {
      if (!isGone(error)) throw error;
      // Taken out in another tab or at another machine meanwhile: then this puts it in.
      await this.#add(productId, wanted);
    }
  }

  async #add(productId: string, quantity: number): Promise<void> {
    const { data, message } = await sessionApi('addToCart', { productId, quantity });
    this.#lineIds.set(productId, data._id);
    toast.success(message, { id: 'cart' });
  }

  async #remove(productId: string, lineId: string | undefined): Promise<void> {
    if (lineId === undefined) return;
    try {
      const { message } = await sessionApi('removeFromCart', { _id: lineId });
      toast.success(message, { id: 'cart' });
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    this.#lineIds.delete(productId);
  }
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
