import { isUnfulfilled, pagePath } from '@jhola/domain';
import { ChevronRight } from 'lucide';
import { useCartCount } from '#features/cart/index.ts';
import { texts as viewTexts } from '#messages/order-view.ts';
import { texts } from '#messages/orders.ts';
import { Link } from '#platform/routing/link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { statusWord } from '#ui/status-pill.tsx';
import { StitchRing } from '#ui/stitch-ring.tsx';
import { type FollowedOrder, useOrder } from '../use-order.ts';
import { minutesTaken, useOrderAge } from '../view/order-age.ts';
import { STATUS_TEXTS } from '../view/status-texts.ts';
import { useArrival } from '../view/use-arrival.ts';
import './order-bar.css';

/** A bar at the bottom of home: when the order arrives, and what happens to it; a link to its page. Updated live. */
export function OrderBar({ id }: { id: string }) {
  const { data: order } = useOrder(id);
  return order ? <LoadedBar id={id} order={order} /> : null;
}

function LoadedBar({ id, order }: { id: string; order: FollowedOrder }) {
  const { orderId, orderDate, status } = order;
  const age = useOrderAge(order);
  const arrival = useArrival(orderDate);
  const isAboveCart = useCartCount() !== null;
  return (
    <aside
      className={classNames('order-bar', isAboveCart && 'above-cart')}
      aria-label={viewTexts.order({ orderId })}
    >
      <Link to={pagePath('my-order', { orderId: id })}>
        {!isUnfulfilled(status) && <StitchRing minutes={minutesTaken(age)} late={age.late} />}
        <span className="grow">
          <b>{age.open ? arrival.text : statusWord(status)}</b> <span>{STATUS_TEXTS[status]}</span>
        </span>
        <span className="track">{texts.trackOrder}</span>
        <Icon of={ChevronRight} />
      </Link>
    </aside>
  );
}
