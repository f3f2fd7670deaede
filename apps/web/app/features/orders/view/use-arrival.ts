import { expectedArrival, isLate } from '@jhola/domain';
import { texts } from '#messages/order-view.ts';
import { formatTime } from '#platform/format-time.ts';
import { useServerNow } from '#platform/server-clock.ts';

/**
 * When an open order arrives, in words, and whether it is late: then this is a new estimate. `orderDate` is an ISO time.
 * Updates every second.
 */
export function useArrival(orderDate: string): { readonly text: string; readonly late: boolean } {
  const now = new Date(useServerNow());
  const placed = new Date(orderDate);
  const late = isLate(placed, now);
  const time = formatTime(expectedArrival(placed, now).toISOString());
  return { text: late ? texts.newEstimate({ time }) : texts.arrivingBy({ time }), late };
}
