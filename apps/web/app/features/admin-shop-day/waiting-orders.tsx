import { isLate, PROMISED_MINUTES, pagePath } from '@jhola/domain';
import { texts } from '#messages/admin-shop-day.ts';
import { formatCount } from '#platform/format-count.ts';
import { Link } from '#platform/routing/link.tsx';
import { StatusPill } from '#ui/status-pill.tsx';
import { BarFigure } from './bar-figure.tsx';
import type { ShopDay } from './use-shop-day.ts';
import { ageLabel, formatMinutesWithUnit } from './format-figures.ts';

/** How many orders wait, and for how long. */
export function WaitingOrders({ waiting, at }: { waiting: ShopDay['waiting']; at: string }) {
  const { ages, oldest, pending, processing, shipped } = waiting;
  return (
    <section className="panel day-panel" aria-labelledby="waiting">
      <h2 id="waiting">{texts.waitingOrders}</h2>
      {oldest.length === 0 ? (
        <p className="muted">{texts.noneWaiting}</p>
      ) : (
        <>
          <BarFigure
            caption={texts.waitingCaption({
              pending: formatCount(pending),
              processing: formatCount(processing),
              shipped: formatCount(shipped),
            })}
            textOf={texts.orderCount}
            bars={ages.map((age) => ({
              label: ageLabel(age),
              value: age.count,
              late: age.from >= PROMISED_MINUTES,
            }))}
            table={{
              heads: [texts.minutesHead, texts.orders],
              rows: ages.map((age) => [ageLabel(age), formatCount(age.count)]),
            }}
          />
          <h3>{texts.waitingLongest}</h3>
          <ul className="day-list">
            {oldest.map(({ _id, orderId, status, placedAt }) => {
              const seconds = Math.max(0, Math.round((Date.parse(at) - Date.parse(placedAt)) / 1_000));
              const late = isLate(new Date(placedAt), new Date(at));
              return (
                <li key={_id}>
                  <Link className="link" to={pagePath('order', { orderId: _id })}>
                    {orderId}
                  </Link>
                  <StatusPill status={status} />
                  <span className={late ? 'bad end' : 'end'}>{formatMinutesWithUnit(seconds)}</span>
                </li>
              );
            })}
          </ul>
          <Link className="link" to={pagePath('orders')}>
            {texts.toOrderDesk}
          </Link>
        </>
      )}
    </section>
  );
}
