import { browserStore } from '#platform/browser-store.ts';
import { isChimeReady, ring } from './chime.ts';
import type { NewOrder } from './order-watch.ts';

const KEY = 'order-alerts-rung';
/** More than a response has at once. */
const REMEMBERED = 100;

/**
 * Rings for new orders, unless another tab of this browser has rung for them. A tab that can't be heard before a tap
 * leaves them to the others, and rings after the tap.
 */
export function ringOnce(orders: readonly Pick<NewOrder, '_id'>[]): void {
  if (!isChimeReady() || claim(orders.map(({ _id }) => _id))) ring();
}

/**
 * Whether there is an order for which no tab has rung yet; now this one has. Remembers all of their ids: an order that is
 * paid by card has the id of when its payment began, so it may be announced after orders with later ids.
 */
function claim(ids: readonly string[]): boolean {
  const rung = (browserStore().getItem(KEY) ?? '').split(' ');
  const claimed = ids.filter((id) => !rung.includes(id));
  if (claimed.length === 0) return false;
  browserStore().setItem(KEY, [...rung, ...claimed].slice(-REMEMBERED).join(' '));
  return true;
}
