import { texts as viewTexts } from '#messages/order-view.ts';
import { texts } from '#messages/orders.ts';
import { ButtonLink } from '#ui/button.tsx';
import { BlockPlaceholder, LoadingPart, PanelPlaceholder } from '#ui/placeholders.tsx';
import { isOpen, pagePath } from '@jhola/domain';
import { OrderPush } from '#features/order-push/index.ts';
import { useOrder } from './use-order.ts';
import { ArrivalLine } from './view/arrival-line.tsx';
import { OrderClock } from './view/order-clock.tsx';
import { OrderLines } from './view/order-lines.tsx';
import { ClockPlaceholder } from './view/order-placeholder.tsx';
import './view/order-view.css';

/** An order that was just placed, updated live: its clock, expected arrival, contents, and a link to all details. */
export function LiveOrder({ id }: { id: string }) {
  const { data: order, isError } = useOrder(id);
  if (isError && !order) return null;
  if (!order) {
    return (
      <LoadingPart className="live-order">
        <ClockPlaceholder />
        <BlockPlaceholder height="48px" />
        <PanelPlaceholder rows={2} thumb={52} />
      </LoadingPart>
    );
  }
  return (
    <section className="live-order" aria-label={viewTexts.order({ orderId: order.orderId })}>
      <OrderClock order={order} />
      <ArrivalLine order={order} />
      <ButtonLink to={pagePath('my-order', { orderId: id })}>{texts.trackOrder}</ButtonLink>
      {isOpen(order.status) && <OrderPush />}
      <OrderLines items={order.items} />
    </section>
  );
}
