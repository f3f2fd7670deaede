import { type Id, isId, LIMITS, makeId } from '@jhola/domain';
import type { TextStore } from '#platform/browser-store.ts';
import type { CartProduct } from './cart-line.ts';
import { isKeptProduct } from './visitor-cart.ts';

const KEY = 'cart-unsent';

/** The addition that puts a product into the stored cart, counted once by its id, however often it is sent. */
export type PendingAdd = {
  readonly id: Id<'CartMerge'>;
  readonly quantity: number;
  /** It was sent, and nobody knows whether it arrived: its quantity can't be changed any more. */
  readonly isSent: boolean;
};

/** A change of a member's cart that the server hasn't confirmed. */
export type UnsentChange = {
  readonly product: CartProduct;
  /** How many the shopper wants; 0 takes the product out. */
  readonly wanted: number;
  /** Present while the stored cart has no line of the product, as far as this browser knows. */
  readonly add?: PendingAdd | undefined;
};

/** Whose changes they are: the browser's session, and the user if the record is known. */
export type Owner = { readonly session: string; readonly user: () => string | null };

type Kept = {
  readonly session: string;
  readonly user: string | null;
  readonly changes: readonly UnsentChange[];
};

/** Changes that are not confirmed yet, kept in this browser for the shopper who made them. */
export class UnsentChanges {
  readonly #store: () => TextStore;
  readonly #owner: Owner;

  constructor(store: () => TextStore, owner: Owner) {
    this.#store = store;
    this.#owner = owner;
  }

  all(): readonly UnsentChange[] {
    const kept = this.#read();
    return kept?.session === this.#owner.session ? kept.changes : [];
  }

  /**
   * Takes over what was kept in a session of the same user that has ended since; what somebody else left is dropped.
   * `askWho` is called if that must be known. Throws what it throws.
   */
  async takeOver(askWho: () => Promise<string>): Promise<void> {
    const kept = this.#read();
    if (kept === null || kept.session === this.#owner.session) return;
    const isSame = kept.user !== null && kept.user === (await askWho());
    if (isSame) this.#keep(kept.changes, kept.user);
    else this.#store().removeItem(KEY);
  }

  of(productId: string): UnsentChange | undefined {
    return this.all().find(({ product }) => product._id === productId);
  }

  /**
   * Keeps what is wanted of a product. An addition that was sent stays; without one it is a change of the stored line, if
   * there is one (`isStored`) or if the change before was one.
   */
  want(product: CartProduct, wanted: number, isStored: boolean): void {
    const before = this.of(product._id);
    const add = before?.add?.isSent
      ? before.add
      : before?.add || (before === undefined && !isStored)
        ? newAdd(wanted)
        : undefined;
    // What was never sent and isn't wanted any more leaves nothing to do.
    if (wanted === 0 && add && !add.isSent) this.drop(product._id);
    else this.#put({ product, wanted, add });
  }

  /** The addition of a product as it is about to be sent. */
  sendAdd({ product, wanted, add }: UnsentChange): PendingAdd {
    const sent = add?.isSent ? add : { ...(add ?? newAdd(wanted)), quantity: wanted, isSent: true };
    this.#put({ product, wanted: this.of(product._id)?.wanted ?? wanted, add: sent });
    return sent;
  }

  /** The server has stored this quantity: done, unless another is wanted by now, which only changes the line. */
  stored(productId: string, quantity: number): void {
    const change = this.of(productId);
    if (change === undefined) return;
    if (change.wanted === quantity) this.drop(productId);
    else this.#put({ product: change.product, wanted: change.wanted });
  }

  /** The addition for `sought` has been counted: so many are wanted now, unless the shopper wants another quantity. */
  added(productId: string, sought: number, wanted: number): void {
    const change = this.of(productId);
    if (change === undefined) return;
    this.#put({ product: change.product, wanted: change.wanted === sought ? wanted : change.wanted });
  }

  drop(productId: string): void {
    this.#keep(this.all().filter(({ product }) => product._id !== productId));
  }

  #put(change: UnsentChange): void {
    const others = this.all().filter(({ product }) => product._id !== change.product._id);
    this.#keep([...others, change]);
  }

  #keep(changes: readonly UnsentChange[], user = this.#owner.user()): void {
    const kept: Kept = { session: this.#owner.session, user, changes };
    if (changes.length === 0) this.#store().removeItem(KEY);
    else this.#store().setItem(KEY, JSON.stringify(kept));
  }

  #read(): Kept | null {
    return parseKept(this.#store().getItem(KEY));
  }
}

function newAdd(quantity: number): PendingAdd {
  return { id: makeId<'CartMerge'>(new Date()), quantity, isSent: false };
}

/** What isn't a list of changes counts as none, and a change that can't be one is left out. */
function parseKept(text: string | null): Kept | null {
  try {
    const { session, user, changes } = JSON.parse(text ?? 'null') as Kept;
    if (typeof session !== 'string' || !Array.isArray(changes)) return null;
    return { session, user, changes: changes.filter(isChange).slice(0, LIMITS.cartLines) };
  } catch {
    return null;
  }
}

function isChange(change: Partial<UnsentChange> | null): change is UnsentChange {
  const { product, wanted, add } = change ?? {};
  return (
    isKeptProduct(product) &&
    isQuantity(wanted, 0) &&
    (add === undefined || (isId(add.id) && isQuantity(add.quantity, 1)))
  );
}

function isQuantity(value: unknown, min: number): boolean {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= LIMITS.quantityPerLine;
}
