import type { TextStore } from '#platform/browser-store.ts';
import type { Cart } from './cart-line.ts';

const KEY = 'cart-seen';

export type SeenProduct = { readonly _id: string; readonly name: string };

/** What a member's cart held when this browser last showed it, so that what has left it since can be named. */
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
