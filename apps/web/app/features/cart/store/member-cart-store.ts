import { ApiError, type ContractClient, NoResponseError } from '@jhola/contract/client';
import { toastFailure } from '#features/connection/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { texts } from '#messages/cart.ts';
import { publicApi } from '#platform/api.ts';
import { withTabLock } from '#platform/with-tab-lock.ts';
import { toast } from '#ui/toast.ts';

import { type Cart, type CartLine, type CartProduct, withLine, withQuantity } from './cart-line.ts';
import { toCartLine } from './from-wire.ts';
import { announceCartChange } from './other-tabs.ts';
import { showCartNote } from './cart-notes.ts';
import { type LeftOut, leftOutText } from './left-out-text.ts';
import { createLineWriter } from './line-writer.ts';
import { announceRefusal } from './refusals.ts';
import type { CartStore, ShownCart } from './cart-store.ts';
import type { SeenProducts } from './seen-products.ts';
import type { UnsentChange, UnsentChanges } from './unsent-changes.ts';
import type { VisitorCart } from './visitor-cart.ts';

/** What this browser stores in addition to the server's cart. */
export type StoredCart = {
  readonly visitor: VisitorCart;
  readonly unsent: UnsentChanges;
  readonly seen: SeenProducts;
  /** Whether the session has ended. */
  readonly isOver: () => boolean;
};

/** The lock for what two tabs must not do at the same time: merging the visitor's cart, or sending unsent changes. */
const MERGING = 'cart-merge';

/**
 * The stored cart of a signed-in shopper. Shows changes before the server has responded, then synchronises. A change
 * without a response is stored in the browser, and sent again when the cart is next loaded.
 */
export class MemberCartStore implements CartStore {
  readonly #visitor: VisitorCart;
  readonly #unsent: UnsentChanges;
  readonly #seen: SeenProducts;
  readonly #shown: ShownCart;
  readonly #isOver: () => boolean;
  /** The ids of stored lines by product, as far as the server has returned them. */
  readonly #lineIds = new Map<string, string>();
  /** Unsent changes that are being sent again, by product: a new change of the product waits for them. */
  readonly #resending = new Map<string, Promise<unknown>>();

  readonly #writer = createLineWriter<CartLine | null>({
    write: (productId, wanted) => this.#write(productId, wanted),
    onFailure: (productId, before, error) => {
      if (this.#isOver()) return;
      if (error instanceof NoResponseError) {
        toast(texts.savedHere, { id: 'cart' });
        return;
      }
      if (willPass(error)) {
        toastFailure(error);
        return;
      }
      this.#unsent.drop(productId);
      this.#shown.change((cart) => withLine(cart, productId, before));
      toastFailure(error);
      announceRefusal();
    },
    onIdle: () => {
      this.#shown.reload();
      announceCartChange();
    },
  });

  constructor({ visitor, unsent, seen, isOver }: StoredCart, shown: ShownCart) {
    this.#isOver = isOver;
    this.#visitor = visitor;
    this.#unsent = unsent;
    this.#seen = seen;
    this.#shown = shown;
  }

  /** Makes a call of the session; none once it is over, because that would change the cart of the next login. */
  readonly #call: ContractClient = (...call) =>
    this.#isOver() ? Promise.reject(new NoResponseError()) : sessionApi(...call);

  async load(signal: AbortSignal): Promise<Cart> {
    const known = await withTabLock(MERGING, async () => {
      const withVisitors = await this.#mergeVisitorCart();
      const sent = await this.#sendUnsent(signal);
      return sent === null ? withVisitors : sent.cart;
    });
    const cart = known ?? (await this.#fetch(signal));
    this.#remember(cart);
    void this.#tellRemoved(cart);
    return this.#withWishes(cart);
  }

  setQuantity(product: CartProduct, quantity: number): void {
    const before = this.#shown.read().find((line) => line.product._id === product._id) ?? null;
    // A line that is shown and has no unsent change is stored, even if its id isn't known.
    this.#unsent.want(product, quantity, before !== null || this.#isStored(product._id));
    this.#shown.change((cart) => withQuantity(cart, product, quantity));
    this.#writer.want(product._id, quantity, before);
  }

  async settled(): Promise<void> {
    return this.#writer.idle();
  }

  /** Whether the stored cart has a line of the product, or will have one after the visitor's cart is merged. */
  #isStored(productId: string): boolean {
    return (
      this.#lineIds.has(productId) || this.#visitor.read().some(({ product }) => product._id === productId)
    );
  }

  async #fetch(signal?: AbortSignal): Promise<Cart> {
    return (await this.#call('getCart', undefined, signal && { signal })).data.map(toCartLine);
  }

  #remember(cart: Cart): void {
    this.#lineIds.clear();
    for (const { product, lineId } of cart) if (lineId) this.#lineIds.set(product._id, lineId);
  }

  /** Merges the cart from before the login; null if there was none. */
  async #mergeVisitorCart(): Promise<Cart | null> {
    const merge = this.#visitor.merge();
    if (merge === null) return null;
    const names = new Map(this.#visitor.read().map(({ product }) => [product._id, product.name]));
    try {
      const { data, leftOut } = await this.#call('mergeCart', merge);
      this.#visitor.merged(merge.mergeId);
      showLeftOut(leftOut, names);
      return data.map(toCartLine);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 429 || error.status === 401) throw error;
      // Its contents were refused, and would always be.
      this.#visitor.merged(merge.mergeId);
      toastFailure(error);
      return null;
    }
  }

  /**
   * Sends the unsent changes, except those that are being written. Returns null if there were none; otherwise the cart,
   * or a null cart if it has to be fetched. Without a response they stay unsent, and are shown over the fetched cart:
   * in a page that was opened offline, that is the last one that the server returned. Ends when the signal aborts: a
   * newer change loads the cart again.
   */
  async #sendUnsent(signal: AbortSignal): Promise<{ readonly cart: Cart | null } | null> {
    await this.#unsent.takeOver(async () => (await this.#call('userDetails')).data._id);
    const isWritten = this.#writer.wanted();
    const kept = this.#unsent.all().filter(({ product }) => !isWritten.has(product._id));
    if (kept.length === 0) return null;
    const cart = await this.#fetch(signal);
    let message: string | null = null;
    try {
      for (const { product } of kept) {
        signal.throwIfAborted();
        message = (await this.#resendAlone(product._id, cart)) ?? message;
      }
    } catch (error) {
      if (!(error instanceof NoResponseError)) throw error;
      return { cart: kept.reduce((laid, { product, wanted }) => withQuantity(laid, product, wanted), cart) };
    }
    if (message !== null) toast.success(message, { id: 'cart' });
    announceCartChange();
    return { cart: null };
  }

  /**
   * Sends the change of a product, unless another tab has done so in between. Returns the server's message; null if
   * nothing was stored.
   */
  async #resendAlone(productId: string, cart: Cart): Promise<string | null> {
    const change = this.#unsent.of(productId);
    if (change === undefined) return null;
    const sending = this.#resend(change, cart).finally(() => this.#resending.delete(productId));
    this.#resending.set(
      productId,
      sending.catch(() => undefined),
    );
    return sending;
  }

  /**
   * Sends one change, and returns the server's message. If the server refuses it, drops it, shows why and returns null.
   * Throws for temporary failures.
   */
  async #resend(change: UnsentChange, cart: Cart): Promise<string | null> {
    const { product, wanted, add } = change;
    try {
      const line = cart.find((each) => each.product._id === product._id);
      let stored = wanted;
      let message: string | null = null;
      if (add || (line === undefined && wanted > 0)) ({ stored, message } = await this.#resendAdd(change));
      else if (line?.lineId) message = await setLine(this.#call, line.lineId, line.quantity, wanted);
      // If it was tapped again in between, the wanted quantity differs.
      this.#unsent.stored(product._id, stored);
      return message;
    } catch (error) {
      if (!(error instanceof ApiError) || willPass(error)) throw error;
      this.#unsent.drop(product._id);
      if (!isGone(error)) showCartNote(error.message);
      return null;
    }
  }

  /**
   * Uses a merge, which counts the addition once, and adds the remaining stock if that is less than wanted. Returns the
   * quantity that is stored then, and the server's message.
   */
  async #resendAdd(change: UnsentChange): Promise<{ readonly stored: number; readonly message: string }> {
    const { _id: productId, name } = change.product;
    const { id, quantity } = this.#unsent.sendAdd(change);
    const { data, leftOut, message } = await this.#call('mergeCart', {
      mergeId: id,
      lines: [{ productId, quantity }],
    });
    showLeftOut(leftOut, new Map([[productId, name]]));
    const line = data.find((each) => each.productId._id === productId);
    if (line === undefined) return { stored: change.wanted, message };
    // Applies what was tapped after the addition was sent; additions of other devices are kept.
    const wanted = Math.max(0, line.quantity + change.wanted - quantity);
    this.#unsent.added(productId, change.wanted, wanted);
    await setLine(this.#call, line._id, line.quantity, wanted);
    return { stored: wanted, message };
  }

  /** Shows a message about products that have left the cart because they are no longer sold. */
  async #tellRemoved(cart: Cart): Promise<void> {
    const there = new Set(cart.map(({ product }) => product._id));
    const missing = this.#seen.read().filter(({ _id }) => !there.has(_id) && !this.#unsent.of(_id));
    this.#seen.write(cart);
    for (const { _id: productId, name } of missing) {
      const isSold = await publicApi('getProduct', { productId }).then(
        () => true,
        (error: unknown) => !isGone(error),
      );
      if (!isSold) showCartNote(texts.noLongerSold({ name }));
    }
  }

  /** The server's cart, overridden by the quantities that are not yet written. */
  #withWishes(cart: Cart): Cart {
    const shown = [...this.#shown.read(), ...cart];
    return [...this.#writer.wanted()].reduce((laid, [productId, wanted]) => {
      const product = shown.find((line) => line.product._id === productId)?.product;
      return product ? withQuantity(laid, product, wanted) : laid;
    }, cart);
  }

  async #write(productId: string, wanted: number): Promise<void> {
    await this.#resending.get(productId);
    const isRepeated = this.#unsent.of(productId)?.add?.isSent ?? false;
    if (isRepeated && (await withTabLock(MERGING, () => this.#repeatAdd(productId, wanted)))) return;
    await this.#send(productId, wanted);
    this.#unsent.stored(productId, wanted);
  }

  /** Repeats an addition whose response was lost. Returns false if another tab has done so in between. */
  async #repeatAdd(productId: string, wanted: number): Promise<boolean> {
    const change = this.#unsent.of(productId);
    if (!change?.add) return false;
    this.#unsent.stored(productId, (await this.#resendAdd({ ...change, wanted })).stored);
    return true;
  }

  /** Sends an unsent addition as an addition; otherwise changes the stored line. Returns the resulting quantity. */
  async #send(productId: string, wanted: number): Promise<void> {
    if (this.#unsent.of(productId)?.add) return this.#add(productId, wanted);
    const lineId = await this.#lineIdOf(productId);
    if (wanted === 0) return this.#remove(productId, lineId);
    if (lineId === undefined) return this.#add(productId, wanted);
    return this.#change(productId, lineId, wanted);
  }

  /** The id of the stored line; asks the server if it isn't known. Undefined if there is no line. */
  async #lineIdOf(productId: string): Promise<string | undefined> {
    const known = this.#lineIds.get(productId);
    if (known !== undefined) return known;
    this.#remember((await withTabLock(MERGING, () => this.#mergeVisitorCart())) ?? (await this.#fetch()));
    return this.#lineIds.get(productId);
  }

  async #change(productId: string, lineId: string, wanted: number): Promise<void> {
    try {
      await this.#call('changeQuantity', { _id: lineId, qty: wanted });
    } catch (error) {
      if (!isGone(error)) throw error;
      // Removed in another tab or on another device in between: adds it again.
      await this.#add(productId, wanted);
    }
  }

  async #add(productId: string, quantity: number): Promise<void> {
    const change = this.#unsent.of(productId);
    const addId = change && this.#unsent.sendAdd({ ...change, wanted: quantity }).id;
    const { data, message } = await this.#call('addToCart', { productId, quantity, addId });
    this.#lineIds.set(productId, data._id);
    toast.success(message, { id: 'cart' });
  }

  async #remove(productId: string, lineId: string | undefined): Promise<void> {
    if (lineId === undefined) return;
    try {
      const { message } = await this.#call('removeFromCart', { _id: lineId });
      toast.success(message, { id: 'cart' });
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    this.#lineIds.delete(productId);
  }
}

/** Sets a stored line to the wanted quantity. Returns the server's message; null if the line has that quantity. */
async function setLine(
  call: ContractClient,
  lineId: string,
  quantity: number,
  wanted: number,
): Promise<string | null> {
  if (wanted === quantity) return null;
  const { message } =
    wanted === 0
      ? await call('removeFromCart', { _id: lineId })
      : await call('changeQuantity', { _id: lineId, qty: wanted });
  return message;
}

function showLeftOut(leftOut: readonly LeftOut[], names: ReadonlyMap<string, string>): void {
  for (const each of leftOut) showCartNote(leftOutText(names.get(each.productId) ?? texts.aProduct, each));
}

/** No response, a busy shop, or an ended session: sending it again later may succeed. */
function willPass(error: unknown): boolean {
  if (error instanceof NoResponseError) return true;
  return error instanceof ApiError && [401, 429, 502, 503, 504].includes(error.status);
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
