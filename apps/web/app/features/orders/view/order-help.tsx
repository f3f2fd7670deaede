import { isLate, isOpen } from '@jhola/domain';
import { texts } from '#messages/order-view.ts';
import { useServerNow } from '#platform/server-clock.ts';
import type { FollowedOrder } from '../use-order.ts';
import { ShopContact } from './shop-contact.tsx';

/** How to reach the shop about an order. A late order says it with its apology. */
export function OrderHelp({ order }: { order: Pick<FollowedOrder, 'status' | 'orderDate' | 'contact'> }) {
  const now = new Date(useServerNow());
  const { phone, email } = order.contact;
  if (phone === '' && email === '') return null;
  if (isOpen(order.status) && isLate(new Date(order.orderDate), now)) return null;
  return (
    <section className="panel order-help" aria-label={texts.help}>
      <p>{texts.help}</p>
      <ShopContact {...order.contact} />
    </section>
  );
}
