import type { Session } from '#features/session/index.ts';
import { browserStore, type TextStore } from '#platform/browser-store.ts';

const KEY = 'last-open-order';

/**
 * The open order that the shopper saw last on this device, so that home needs no request to know whether there is one.
 * Stored in local storage, which is cleared at logout.
 */
export class LastOpenOrder {
  readonly #store: () => TextStore;

  constructor(store: () => TextStore) {
    this.#store = store;
  }

  /** Remembers an order that is open, and forgets one that is closed. */
  see(session: Session, id: string, isOpen: boolean): void {
    if (typeof session === 'string') return;
    if (isOpen) this.#store().setItem(KEY, `${session.id} ${id}`);
    else if (this.recall(session) === id) this.#store().removeItem(KEY);
  }

  /** The order's id; null if this session saw no open order. */
  recall(session: Session): string | null {
    if (typeof session === 'string') return null;
    const [sessionId, orderId = null] = this.#store().getItem(KEY)?.split(' ') ?? [];
    return sessionId === session.id ? orderId : null;
  }
}

/** The one of this browser. */
export const lastOpenOrder = new LastOpenOrder(browserStore);
