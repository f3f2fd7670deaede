import { expectedArrival, isLate, isOpen } from '@jhola/domain';
import { texts } from '#messages/order-view.ts';
import { formatTime } from '#platform/format-time.ts';
import { useServerNow } from '#platform/server-clock.ts';
import type { FollowedOrder } from '../use-order.ts';
import { ShopContact } from './shop-contact.tsx';

/** When an open order arrives; if it is late, a new estimate, an apology and how to reach the shop. */
export function ArrivalLine({ order }: { order: FollowedOrder }) {
  const now = new Date(useServerNow());
  if (!isOpen(order.status)) return null;
  const placed = new Date(order.orderDate);
  const time = formatTime(expectedArrival(placed, now).toISOString());
  if (!isLate(placed, now)) return <p className="arrival">{texts.arrivingBy({ time })}</p>;
  return (
    <div className="arrival-late">
      <p className="arrival">{texts.newEstimate({ time })}</p>
      <p>{order.status === 'pending' ? texts.sorryLateCancel : texts.sorryLate}</p>
      <ShopContact {...order.contact} />
    </div>
  );
}
