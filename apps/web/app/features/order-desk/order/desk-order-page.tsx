import type { WireOrderDetails } from '@jhola/contract/client';
import { ClipboardCheck, Printer } from 'lucide';
import { useEffect, useEffectEvent } from 'react';
import { ChangeHistory, useRefetchChanges } from '#features/admin-changes/index.ts';
import {
  OrderAddress,
  OrderBill,
  OrderClock,
  OrderHead,
  OrderLines,
  OrderPlaceholder,
  OrderTimeline,
  useOrder,
} from '#features/orders/index.ts';
import { texts } from '#messages/order-desk-order.ts';
import { texts as desk } from '#messages/order-desk.ts';
import { formatDate, formatTime } from '#platform/format-time.ts';
import { statusOf } from '#platform/status-of.ts';
import { useIsHere } from '#platform/routing/use-is-here.ts';
import { useNavigate } from '#platform/routing/use-navigate.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { StatusPill } from '#ui/status-pill.tsx';
import './desk-order.css';
import { HeldOrder } from '../held-payments/held-order.tsx';
import { HeldPanel } from '../held-payments/held-panel.tsx';
import { useHeldPayment } from '../held-payments/use-held-payments.ts';
import { useListPath, useListState } from '../list-path.ts';
import { nextStep } from '../next-step.ts';
import { pickListPath } from '../pick/pick-list-path.ts';
import { UndeliveredItems } from './undelivered-items.tsx';
import { OrderActions } from './order-actions.tsx';
import { PrintedBill } from './printed-bill.tsx';

/** One order for staff: what to pack, the address, and the next step. */
export function DeskOrderPage({ orderId }: { orderId: string }) {
  const { data: order, error, refetch } = useOrder(orderId);
  if (order) return <LoadedOrder order={order} />;
  if (error === null) return <OrderPlaceholder />;
  if ([400, 404].includes(statusOf(error) ?? 0)) {
    return <NotPlaced id={orderId} />;
  }
  return <ErrorState title={texts.notLoaded} onRetry={() => void refetch()} />;
}

/** An order that isn't shown otherwise: one with a held payment, or one that doesn't exist. */
function NotPlaced({ id }: { id: string }) {
  const held = useHeldPayment(id);
  const list = useListPath();
  const navigate = useNavigate();
  const isHere = useIsHere();
  // Asked here, because HeldOrder is no longer rendered once its payment is resolved.
  if (held) return <HeldOrder payment={held} onResolved={() => isHere() && void navigate(list)} />;
  if (held === undefined) return <OrderPlaceholder />;
  return (
    <EmptyState
      level={1}
      title={texts.noSuchOrder}
      action={<ButtonLink to={list}>{desk.orders}</ButtonLink>}
    />
  );
}

function LoadedOrder({ order }: { order: WireOrderDetails }) {
  const { _id, orderId, orderDate, status, customer } = order;
  const held = useHeldPayment(_id);
  const list = useListPath();
  const listState = useListState();
  useFreshHistory(status, Boolean(held));
  const isOpen = nextStep(status) !== null;
  return (
    <>
      <article className="stack no-print">
        <OrderHead orderId={orderId} back={<BackLink to={list}>{desk.orders}</BackLink>}>
          <span role="status">
            <StatusPill status={status} />
          </span>
        </OrderHead>
        {held && <HeldPanel payment={held} />}
        <div className="order-view desk-order">
          <section className="panel stack" aria-label={texts.progress}>
            <OrderClock order={order} />
            <p className="muted small">
              {texts.orderedOn({
                customer: customer.name,
                date: formatDate(orderDate),
                time: formatTime(orderDate),
              })}
            </p>
            <OrderActions order={order} />
            {!isOpen && <OrderPast order={order} />}
          </section>
          <div className="stack desk-order-facts">
            <OrderFacts order={order} />
            <div className="row desk-papers">
              <Button kind="line" small onClick={() => window.print()}>
                <Icon of={Printer} />
                {texts.printBill}
              </Button>
              <ButtonLink kind="line" small to={pickListPath([_id])} state={listState}>
                <Icon of={ClipboardCheck} />
                {desk.pickList}
              </ButtonLink>
            </div>
          </div>
          {isOpen && (
            <div className="panel stack">
              <OrderPast order={order} />
            </div>
          )}
        </div>
      </article>
      <PrintedBill order={order} />
    </>
  );
}

/** Refetches an open history after each step, and after a held payment was resolved, by whomever. */
function useFreshHistory(status: string, isHeld: boolean): void {
  const refetchChanges = useEffectEvent(useRefetchChanges());
  useEffect(() => refetchChanges(), [status, isHeld]);
}

/** Starts with what the next step needs: the items to pack, or where to take them and the cash to collect. */
function OrderFacts({ order }: { order: WireOrderDetails }) {
  const lines = <OrderLines items={order.items} />;
  const bill = <OrderBill order={order} />;
  const address = <OrderAddress address={order.delivery_address} name={order.customer.name} />;
  return order.status === 'shipped' ? (
    <>
      {address}
      {bill}
      {lines}
    </>
  ) : (
    <>
      {lines}
      {bill}
      {address}
    </>
  );
}

/** What has happened to the order: below what is to be done, or in its place. */
function OrderPast({ order }: { order: WireOrderDetails }) {
  return (
    <>
      <OrderTimeline order={order} />
      {order.status === 'undelivered' && <UndeliveredItems items={order.items} />}
      <ChangeHistory entity="order" id={order._id} />
    </>
  );
}
