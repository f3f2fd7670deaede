import { storeInTab, tabStorage } from '#platform/tab-storage.ts';

const KEY = 'paying';

/**
 * Stores the payment session that this tab is about to open. When the shopper comes back, the shop ends that payment or
 * asks for its state. Without storage, the page that the shopper comes back to shows a message that fits every payment.
 */
export function beginPaying(sessionId: string): void {
  storeInTab(KEY, sessionId);
}

/** The payment session for which this tab has left the shop, or null. */
export function payingSession(): string | null {
  return tabStorage()?.getItem(KEY) ?? null;
}

/** Removes the stored payment session, unless another one was stored since. */
export function endPaying(sessionId: string): void {
  if (payingSession() === sessionId) tabStorage()?.removeItem(KEY);
}
