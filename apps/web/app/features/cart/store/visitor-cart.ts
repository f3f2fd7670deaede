import { type Id, isId, SHOPPING_LIMITS, makeId } from '@jhola/domain';
import { browserStore, type TextStore } from '#platform/browser-store.ts';
import type { Cart, CartLine, CartProduct } from './cart-line.ts';

export const VISITOR_CART_KEY = 'cart';

type Kept = { lines: CartLine[]; mergeId?: Id<'CartMerge'> };

/** A visitor's cart, stored in this browser until a login merges it into the server's. */
export class VisitorCart {
  readonly #store: () => TextStore;

  constructor(store: () => TextStore) {
    this.#store = store;
  }

  read(): Cart {
    return this.#kept().lines;
  }

  /** Stores what the shopper wants in the cart. */
  write(cart: Cart): void {
    if (cart.length === 0) this.clear();
    else this.#keep({ lines: [...cart] });
  }

  /** Replaces what the lines show of their products. It stays the same cart: the id of its merge is kept. */
  refresh(cart: Cart): void {
    if (cart.length === 0) this.clear();
    else this.#keep({ ...this.#kept(), lines: [...cart] });
  }

  clear(): void {
    this.#store().removeItem(VISITOR_CART_KEY);
  }

  /**
   * The cart to merge at login; null if it is empty. Its id is created once and stored with the lines, so that a merge
   * whose response was lost isn't counted twice when it is repeated.
   */
  merge(): { mergeId: Id<'CartMerge'>; lines: { productId: string; quantity: number }[] } | null {
    const { lines, mergeId = makeId<'CartMerge'>(new Date()) } = this.#kept();
    if (lines.length === 0) return null;
    this.#keep({ lines, mergeId });
    return {
      mergeId,
      lines: lines.map(({ product, quantity }) => ({ productId: product._id, quantity })),
    };
  }

  /** Clears the cart that was sent with this merge. A cart that was stored since, after a logout, has another id. */
  merged(mergeId: Id<'CartMerge'>): void {
    if (this.#kept().mergeId === mergeId) this.clear();
  }

  #keep(kept: Kept): void {
    this.#store().setItem(VISITOR_CART_KEY, JSON.stringify(kept));
  }

  #kept(): Kept {
    return parseKept(this.#store().getItem(VISITOR_CART_KEY));
  }
}

/** The cart of this browser's visitor. */
export const visitorCart = new VisitorCart(browserStore);

/** Parses the stored cart; invalid text counts as an empty cart, and invalid lines are left out. */
function parseKept(text: string | null): Kept {
  const empty: Kept = { lines: [] };
  if (text === null) return empty;
  try {
    const { lines, mergeId } = JSON.parse(text) as Partial<Kept>;
    if (!Array.isArray(lines)) return empty;
    const kept: Kept = { lines: lines.filter(isLine).slice(0, SHOPPING_LIMITS.cartLines) };
    return typeof mergeId === 'string' && isId(mergeId) ? { ...kept, mergeId } : kept;
  } catch {
    return empty;
  }
}

function isLine(line: Partial<CartLine> | null): line is CartLine {
  const { product, quantity, priceWhenAdded } = line ?? {};
  return (
    isKeptProduct(product) &&
    isAmount(priceWhenAdded) &&
    Number.isInteger(quantity) &&
    Number(quantity) >= 1 &&
    Number(quantity) <= SHOPPING_LIMITS.quantityPerLine
  );
}

/** Whether a stored value is a product that the cart can show. */
export function isKeptProduct(product: Partial<CartProduct> | null | undefined): product is CartProduct {
  return (
    typeof product?._id === 'string' &&
    isId(product._id) &&
    typeof product.name === 'string' &&
    Array.isArray(product.image) &&
    isAmount(product.price) &&
    isAmount(product.discount) &&
    isAmount(product.stock)
  );
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && Number.isSafeInteger(Math.round(value * 100));
}
