import type { WireOrderDetails } from '@jhola/contract/client';
import { isOpen, pagePath } from '@jhola/domain';
import { useState } from 'react';
import { LazyComponent } from '#features/connection/index.ts';
import { OrderPush } from '#features/order-push/index.ts';
import { texts } from '#messages/orders.ts';
import { texts as shared } from '#messages/shared.ts';
import { formatDate, formatTime } from '#platform/format-time.ts';
import { statusOf } from '#platform/status-of.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { StatusPill } from '#ui/status-pill.tsx';
import { OrderAgain } from './order-again.tsx';
import { type FollowedOrder, useOrder } from './use-order.ts';
import { ArrivalLine } from './view/arrival-line.tsx';
import { OrderAddress } from './view/order-address.tsx';
import { OrderBill } from './view/order-bill.tsx';
import { OrderClock } from './view/order-clock.tsx';
import { OrderHead } from './view/order-head.tsx';
import { OrderHelp } from './view/order-help.tsx';
import { OrderLines } from './view/order-lines.tsx';
import { OrderPlaceholder } from './view/order-placeholder.tsx';
import { OrderTimeline } from './view/order-timeline.tsx';
import '#ui/print-colours.css';
import './view/order-view.css';

const loadDialog = () => import('./cancel-my-order-dialog.tsx');

/** One of the shopper's orders, updated live. */
export function OrderPage({ orderId }: { orderId: string }) {
  const { data: order, error, refetch } = useOrder(orderId);
  if (order) return <Opened order={order} />;
  if (error === null) return <OrderPlaceholder />;
  if ([400, 404].includes(statusOf(error) ?? 0)) {
    return (
      <EmptyState
        level={1}
        title={texts.noSuchOrder}
        action={<ButtonLink to={pagePath('my-orders')}>{shared.myOrders}</ButtonLink>}
      >
        {texts.noSuchOrderAdvice}
      </EmptyState>
    );
  }
  return <ErrorState title={texts.orderError} onRetry={() => void refetch()} />;
}

function Opened({ order }: { order: FollowedOrder }) {
  const { orderId, orderDate, status } = order;
  return (
    <article className="stack">
      <p className="printed-head">
        <b>Jhola</b>
        {texts.printedBill}
      </p>
      <OrderHead orderId={orderId} back={<BackLink to={pagePath('my-orders')}>{shared.myOrders}</BackLink>}>
        <span role="status">
          <StatusPill status={status} />
        </span>
      </OrderHead>
      <div className="order-view">
        <section className="panel stack" aria-label={texts.progress}>
          <OrderClock order={order} />
          <ArrivalLine order={order} />
          <p className="muted small">
            {texts.orderedOn({ date: formatDate(orderDate), time: formatTime(orderDate) })}
          </p>
          <OrderTimeline order={order} />
          <div className="order-ways">
            {isOpen(status) ? <OrderPush /> : <OrderAgain order={order} />}
            <Button kind="line" onClick={() => window.print()}>
              {texts.printBill}
            </Button>
          </div>
          <Cancelling order={order} />
        </section>
        <div className="stack">
          <OrderLines items={order.items} />
          <OrderBill order={order} />
          <OrderAddress address={order.delivery_address} />
          <OrderHelp order={order} />
        </div>
      </div>
    </article>
  );
}

/** Cancels a pending order. An open dialog stays when the order moves on: the server then says why it can't be. */
function Cancelling({ order }: { order: WireOrderDetails }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {order.status === 'pending' && (
        <Button kind="line" wide onClick={() => setOpen(true)}>
          {texts.cancelOrder}
        </Button>
      )}
      <LazyComponent load={loadDialog} wanted={open} props={{ order, open, onClose: () => setOpen(false) }} />
    </>
  );
}
