import type { WireHeldPayment } from '@jhola/contract/client';
import { ChevronLeft } from 'lucide';
import { Link, useNavigate } from 'react-router';
import { OrderAddress, OrderLines } from '#features/orders/index.ts';
import { formatDate, formatTime } from '#platform/format-time.ts';
import { Icon } from '#ui/icon.tsx';
import { HeldPanel } from './held-panel.tsx';

/** The page of an order that was given up, though money came in for it. */
export function HeldOrder({ payment }: { payment: WireHeldPayment }) {
  const { orderId, since, customer, items, delivery_address: address } = payment;
  const navigate = useNavigate();
  return (
    <article className="stack">
      <header className="order-head">
        <Link className="link" to="/dashboard/orders">
          <Icon of={ChevronLeft} />
          Orders
        </Link>
        <h1 className="page-h">Order {orderId}</h1>
        <span className="chip held-chip">Not placed</span>
      </header>
      <div className="order-view">
        <div className="stack">
          <HeldPanel payment={payment} onSeenTo={() => void navigate('/dashboard/orders')} />
          <p className="muted small">
            Heard of on {formatDate(since)} at {formatTime(since)}. {customer.name} can be written to:
          </p>
          <a className="link held-mail" href={`mailto:${customer.email}`}>
            {customer.email}
          </a>
        </div>
        <div className="stack">
          <OrderLines items={items} />
          <OrderAddress address={address} name={customer.name} />
        </div>
      </div>
    </article>
  );
}
