import { expectedArrival, isLate, isOpen } from '@jhola/domain';
import { texts } from '#messages/order-view.ts';
import { formatTime } from '#platform/format-time.ts';
import { useServerNow } from '#platform/server-clock.ts';
import type { FollowedOrder } from '../use-order.ts';

/** When an open order arrives; if it is late, a new estimate, an apology and how to reach the shop. */
export function ArrivalLine({ order }: { order: FollowedOrder }) {
  const now = new Date(useServerNow());
  if (!isOpen(order.status)) return null;
  const placed = new Date(order.orderDate);
  const time = formatTime(expectedArrival(placed, now).toISOString());
  if (!isLate(placed, now)) return <p className="arrival">{texts.arrivingBy({ time })}</p>;
  return (
    <div className="arrival-late">
      <p className="arrival">{texts.newEstimate({ time })}</p>
      <p>{order.status === 'pending' ? texts.sorryLateCancel : texts.sorryLate}</p>
      <Contact {...order.contact} />
    </div>
  );
}

function Contact({ phone, email }: FollowedOrder['contact']) {
  if (phone === '' && email === '') return null;
  return (
    <p className="row contact">
      {phone !== '' && (
        <a className="link" href={`tel:${phone.replaceAll(' ', '')}`}>
          {/* A number is never broken. */}
          {texts.call({ phone: phone.replaceAll(' ', '\u00a0') })}
        </a>
      )}
      {email !== '' && (
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </p>
  );
}
