import { isOpen } from '@jhola/domain';
import { texts } from '#messages/order-view.ts';
import type { FollowedOrder } from '../use-order.ts';
import { ShopContact } from './shop-contact.tsx';
import { useArrival } from './use-arrival.ts';

/** When an open order arrives; if it is late, a new estimate, an apology and how to reach the shop. */
export function ArrivalLine({ order }: { order: FollowedOrder }) {
  const { text, late } = useArrival(order.orderDate);
  if (!isOpen(order.status)) return null;
  if (!late) return <p className="arrival">{text}</p>;
  return (
    <div className="arrival-late">
      <p className="arrival">{text}</p>
      <p>{order.status === 'pending' ? texts.sorryLateCancel : texts.sorryLate}</p>
      <ShopContact {...order.contact} />
    </div>
  );
}
