import type { WireHeldPayment } from '@jhola/contract/client';
import { OrderAddress, OrderHead, OrderLines } from '#features/orders/index.ts';
import { texts } from '#messages/order-desk.ts';
import { useNavigate } from '#platform/routing/use-navigate.ts';
import { BackLink } from '#ui/back-link.tsx';
import { useListPath } from '../list-path.ts';
import { HeldPanel } from './held-panel.tsx';

/** The page of an abandoned order for which a payment was received. */
export function HeldOrder({ payment }: { payment: WireHeldPayment }) {
  const { orderId, customer, items, delivery_address: address } = payment;
  const navigate = useNavigate();
  const list = useListPath();
  return (
    <article className="stack">
      <OrderHead orderId={orderId} back={<BackLink to={list}>{texts.orders}</BackLink>}>
        <span className="chip held-chip">{texts.notPlaced}</span>
      </OrderHead>
      <div className="order-view">
        <HeldPanel payment={payment} onResolved={() => void navigate(list)} />
        <div className="stack">
          <OrderLines items={items} />
          <OrderAddress address={address} name={customer.name} />
        </div>
      </div>
    </article>
  );
}
