import { browserStore } from '#platform/browser-store.ts';
import { isChimeReady, ring } from './chime.ts';
import type { NewOrder } from './order-watch.ts';

const KEY = 'order-alerts-rung';

/**
 * Rings for new orders, unless another tab of this browser has rung for them. A tab that can't be heard before a tap
 * leaves them to the others, and rings after the tap.
 */
export function ringOnce(orders: readonly Pick<NewOrder, '_id'>[]): void {
  if (!isChimeReady() || claim(orders)) ring();
}

/** Whether no tab has rung for the newest of the orders yet: ids grow with time. */
function claim(orders: readonly Pick<NewOrder, '_id'>[]): boolean {
  const newest =
    orders
      .map(({ _id }) => _id)
      .toSorted()
      .at(-1) ?? '';
  if ((browserStore().getItem(KEY) ?? '') >= newest) return false;
  browserStore().setItem(KEY, newest);
  return true;
}
