import type { TextStore } from '#platform/browser-store.ts';
import { PENDING_ALERT_KEY as KEY } from './pending-alert-key.ts';

/** Whoever logs in later than this has forgotten what they tapped. */
const KEPT_MS = 60 * 60_000;

/** Keeps what a visitor wants to be told about until they have logged in. */
export function keepPendingAlert(store: TextStore, productId: string, now: number): void {
  store.setItem(KEY, `${now} ${productId}`);
}

/** The product that a visitor wants to be told about, once; null if there is none. */
export function takePendingAlert(store: TextStore, now: number): string | null {
  const [keptAt, productId = null] = store.getItem(KEY)?.split(' ') ?? [];
  store.removeItem(KEY);
  return now - Number(keptAt) < KEPT_MS ? productId : null;
}
