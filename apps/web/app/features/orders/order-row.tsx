import type { WireOrder } from '@jhola/contract/client';
import { formatPaise, rupeesToPaise } from '@jhola/domain';
import { formatDate, formatTime } from '#platform/format-time.ts';
import { Picture } from '#ui/picture.tsx';
import { Pocket } from '#ui/pocket.tsx';
import { StatusPill } from '#ui/status-pill.tsx';
import { tintOf } from '#ui/tint-of.ts';
import './orders.css';

/** One order in the list. */
export function OrderRow({ order }: { order: WireOrder }) {
  const { orderId, orderDate, status, product_details: first, items, totalAmt } = order;
  const [picture] = first.image;
  return (
    <li className="order">
      <Pocket tint={tintOf(first.name)}>{picture && <Picture src={picture} alt="" shown={52} />}</Pocket>
      <b className="n">
        {first.name}
        {items.length > 1 && <span className="muted"> + {items.length - 1} more</span>}
      </b>
      <b className="sum">{formatPaise(rupeesToPaise(totalAmt))}</b>
      <span className="muted small sub">
        {orderId} ·{' '}
        <time dateTime={orderDate}>
          {formatDate(orderDate)}, {formatTime(orderDate)}
        </time>
      </span>
      <StatusPill status={status} />
    </li>
  );
}
