import { isLate, PROMISED_MINUTES, pagePath } from '@jhola/domain';
import { Link } from '#platform/routing/link.tsx';
import { StatusPill } from '#ui/status-pill.tsx';
import { BarFigure } from './bar-figure.tsx';
import type { ShopDay } from './use-shop-day.ts';
import { ageLabel, duration, number } from './words.ts';

/** How many orders wait, and for how long. */
export function WaitingOrders({ waiting, at }: { waiting: ShopDay['waiting']; at: string }) {
  const { ages, oldest, pending, processing, shipped } = waiting;
  return (
    <section className="panel day-panel" aria-labelledby="waiting">
      <h2 id="waiting">Waiting orders</h2>
      {oldest.length === 0 ? (
        <p className="muted">No orders waiting. All are delivered.</p>
      ) : (
        <>
          <BarFigure
            caption={`By minutes since they were placed: ${number(pending)} pending, ${number(processing)} processing, ${number(shipped)} shipped. Red is ten minutes or longer.`}
            unit="orders"
            bars={ages.map((age) => ({
              label: ageLabel(age),
              value: age.count,
              late: age.from >= PROMISED_MINUTES,
            }))}
            table={{
              heads: ['Minutes', 'Orders'],
              rows: ages.map((age) => [ageLabel(age), number(age.count)]),
            }}
          />
          <h3>Waiting longest</h3>
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
                  <span className={late ? 'bad end' : 'end'}>{duration(seconds)}</span>
                </li>
              );
            })}
          </ul>
          <Link className="link" to={pagePath('orders')}>
            To the order desk
          </Link>
        </>
      )}
    </section>
  );
}
