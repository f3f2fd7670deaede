import type { TextStore } from '#platform/browser-store.ts';
import { PENDING_ALERT_KEY as KEY } from './pending-alert-key.ts';

/** A pending alert expires after this time: the visitor has forgotten it. */
const KEPT_MS = 60 * 60_000;

/** Stores the stock alert that a visitor wants until they have logged in. */
export function keepPendingAlert(store: TextStore, productId: string, now: number): void {
  store.setItem(KEY, `${now} ${productId}`);
}

/** A visitor's pending alert; null if there is none, or it has expired. */
export function readPendingAlert(store: TextStore, now: number): string | null {
  const [storedAt, productId = null] = store.getItem(KEY)?.split(' ') ?? [];
  return now - Number(storedAt) < KEPT_MS ? productId : null;
}

/** Removes the pending alert: the shop has responded to it. */
export function dropPendingAlert(store: TextStore): void {
  store.removeItem(KEY);
}
