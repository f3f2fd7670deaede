import type { WireOrder } from '@jhola/contract/client';
import { formatRupees, isOpen, pagePath } from '@jhola/domain';
import { texts } from '#messages/orders.ts';
import { formatDate, formatTime } from '#platform/format-time.ts';
import { languageOf } from '#platform/language.ts';
import { Link } from '#platform/routing/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { Pocket } from '#ui/pocket.tsx';
import { StatusPill } from '#ui/status-pill.tsx';
import { tintOf } from '#ui/tint-of.ts';
import { useArrival } from './view/use-arrival.ts';
import './orders.css';

/** One order in the list, with a link to its page. */
export function OrderRow({ order }: { order: WireOrder }) {
  const { _id, orderId, orderDate, status, product_details: first, items, totalAmt } = order;
  const [picture] = first.image;
  return (
    <li className="order">
      <Pocket tint={tintOf(items[0]?.category || first.name)}>
        {picture && <Picture src={picture} alt="" shown={52} />}
      </Pocket>
      <b className="n">
        <Link to={pagePath('my-order', { orderId: _id })}>
          {texts.nameAndMore({
            name: first.name,
            product: (name) => <span lang={languageOf(first.name)}>{name}</span>,
            more: items.length - 1,
            muted: (more) => <span className="muted">{more}</span>,
          })}
        </Link>
      </b>
      <b className="sum">{formatRupees(totalAmt)}</b>
      <span className="muted small sub">
        {texts.numberAndTime({
          orderId,
          date: formatDate(orderDate),
          time: formatTime(orderDate),
          when: (text) => <time dateTime={orderDate}>{text}</time>,
        })}
      </span>
      <span className="state">
        <StatusPill status={status} />
        {isOpen(status) && <Arrival orderDate={orderDate} />}
      </span>
    </li>
  );
}

function Arrival({ orderDate }: Pick<WireOrder, 'orderDate'>) {
  return <span className="small">{useArrival(orderDate).text}</span>;
}
