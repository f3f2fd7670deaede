import { isOpen } from '@jhola/domain';
import { texts } from '#messages/order-view.ts';
import type { FollowedOrder } from '../use-order.ts';
import { ShopContact } from './shop-contact.tsx';
import { useArrival } from './use-arrival.ts';

/** How to reach the shop about an order. A late order says it with its apology. */
export function OrderHelp({ order }: { order: Pick<FollowedOrder, 'status' | 'orderDate' | 'contact'> }) {
  const { late } = useArrival(order.orderDate);
  const { phone, email } = order.contact;
  if (phone === '' && email === '') return null;
  if (isOpen(order.status) && late) return null;
  return (
    <section className="panel order-help" aria-label={texts.help}>
      <p>{texts.help}</p>
      <ShopContact {...order.contact} />
    </section>
  );
}
