import { type Id, isId, SHOPPING_LIMITS, makeId } from '@jhola/domain';
import type { TextStore } from '#platform/browser-store.ts';
import type { CartProduct } from './cart-line.ts';
import { isKeptProduct } from './visitor-cart.ts';

const KEY = 'cart-unsent';

/** An addition to the stored cart. Its id makes it count once, however often it is sent. */
export type PendingAdd = {
  readonly id: Id<'CartMerge'>;
  readonly quantity: number;
  /** Whether it was sent without a response: then its quantity can't be changed any more. */
  readonly isSent: boolean;
};

/** A change of a member's cart that the server hasn't confirmed. */
export type UnsentChange = {
  readonly product: CartProduct;
  /** The quantity that the shopper wants; 0 removes the product. */
  readonly wanted: number;
  /** Set if, as far as this browser knows, the stored cart has no line of the product. */
  readonly add?: PendingAdd | undefined;
};

/** The owner of the changes: the browser's session, and the user if the record is known. */
export type Owner = { readonly session: string; readonly user: () => string | null };

type Kept = {
  readonly session: string;
  readonly user: string | null;
  readonly changes: readonly UnsentChange[];
};

/** Changes that are not confirmed yet, stored in this browser for the shopper who made them. */
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
   * Takes over the changes of the same user's earlier session; drops those of other users. Calls `fetchUserId` if the
   * user must be known. Throws what that throws.
   */
  async takeOver(fetchUserId: () => Promise<string>): Promise<void> {
    const kept = this.#read();
    if (kept === null || kept.session === this.#owner.session) return;
    const isSame = kept.user !== null && kept.user === (await fetchUserId());
    if (isSame) this.#keep(kept.changes, kept.user);
    else this.#store().removeItem(KEY);
  }

  /** Whether there are changes of another session, which `takeOver` hasn't looked at yet. */
  isOfAnotherSession(): boolean {
    const kept = this.#read();
    return kept !== null && kept.session !== this.#owner.session;
  }

  of(productId: string): UnsentChange | undefined {
    return this.all().find(({ product }) => product._id === productId);
  }

  /**
   * Stores the wanted quantity of a product. Keeps an addition that was sent; otherwise it changes the stored line, if
   * there is one (`isStored`) or if the previous change was one.
   */
  want(product: CartProduct, wanted: number, isStored: boolean): void {
    const before = this.of(product._id);
    const add = before?.add?.isSent
      ? before.add
      : before?.add || (before === undefined && !isStored)
        ? newAdd(wanted)
        : undefined;
    // An addition that was never sent and isn't wanted any more can be dropped.
    if (wanted === 0 && add && !add.isSent) this.drop(product._id);
    else this.#put({ product, wanted, add });
  }

  /** Marks the addition of a product as sent, and returns it. */
  sendAdd({ product, wanted, add }: UnsentChange): PendingAdd {
    const sent = add?.isSent ? add : { ...(add ?? newAdd(wanted)), quantity: wanted, isSent: true };
    this.#put({ product, wanted: this.of(product._id)?.wanted ?? wanted, add: sent });
    return sent;
  }

  /** Call it when the server has stored this quantity: removes the change, unless another quantity is wanted by now. */
  stored(productId: string, quantity: number): void {
    const change = this.of(productId);
    if (change === undefined) return;
    if (change.wanted === quantity) this.drop(productId);
    else this.#put({ product: change.product, wanted: change.wanted });
  }

  /**
   * Call it when the addition for `sought` was counted: the stored quantity is the wanted one, unless the shopper has
   * changed it again.
   */
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

/** Parses the stored changes; invalid text counts as none, and invalid changes are left out. */
function parseKept(text: string | null): Kept | null {
  try {
    const { session, user, changes } = JSON.parse(text ?? 'null') as Kept;
    if (typeof session !== 'string' || !Array.isArray(changes)) return null;
    return { session, user, changes: changes.filter(isChange).slice(0, SHOPPING_LIMITS.cartLines) };
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
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= SHOPPING_LIMITS.quantityPerLine;
}
