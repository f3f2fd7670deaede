import type { WireHeldPayment } from '@jhola/contract/client';
import { OrderAddress, OrderHead, OrderLines } from '#features/orders/index.ts';
import { texts } from '#messages/order-desk.ts';
import { BackLink } from '#ui/back-link.tsx';
import { useListPath } from '../list-path.ts';
import { HeldPanel } from './held-panel.tsx';

export type HeldOrderProps = {
  payment: WireHeldPayment;
  /** Called once the payment is resolved. */
  onResolved: () => void;
};

/** The page of an abandoned order for which a payment was received. */
export function HeldOrder({ payment, onResolved }: HeldOrderProps) {
  const { orderId, customer, items, delivery_address: address } = payment;
  const list = useListPath();
  return (
    <article className="stack">
      <OrderHead orderId={orderId} back={<BackLink to={list}>{texts.orders}</BackLink>}>
        <span className="chip held-chip">{texts.notPlaced}</span>
      </OrderHead>
      <div className="order-view">
        <HeldPanel payment={payment} onResolved={onResolved} />
        <div className="stack">
          <OrderLines items={items} />
          <OrderAddress address={address} name={customer.name} />
        </div>
      </div>
    </article>
  );
}
