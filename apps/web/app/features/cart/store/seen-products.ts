import type { TextStore } from '#platform/browser-store.ts';
import type { Cart } from './cart-line.ts';

const KEY = 'cart-seen';

export type SeenProduct = { readonly _id: string; readonly name: string };

/** The contents of a member's cart when this browser last showed it, to name the products that have left it since. */
export class SeenProducts {
  readonly #store: () => TextStore;
  readonly #session: string;

  constructor(store: () => TextStore, session: string) {
    this.#store = store;
    this.#session = session;
  }

  read(): readonly SeenProduct[] {
    try {
      const kept = JSON.parse(this.#store().getItem(KEY) ?? 'null');
      return kept?.session === this.#session && Array.isArray(kept.products) ? kept.products : [];
    } catch {
      return [];
    }
  }

  write(cart: Cart): void {
    const products = cart.map(({ product: { _id, name } }): SeenProduct => ({ _id, name }));
    this.#store().setItem(KEY, JSON.stringify({ session: this.#session, products }));
  }
}
