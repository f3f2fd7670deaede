import type { ShopDay } from './use-shop-day.ts';
import { comparedWith, duration, number, plural, rupees, share } from './words.ts';

/** The day in four figures, each with a figure to compare it to. */
export function KeyFigures({ day: { today, yesterday, waiting, delivery } }: { day: ShopDay }) {
  const open = waiting.pending + waiting.processing + waiting.shipped;
  return (
    <dl className="key-figures">
      <div>
        <dt>Orders</dt>
        <dd>{number(today.orders)}</dd>
        <dd className="muted small">
          {comparedWith(yesterday.orders, today.orders)}
          {today.cancelled > 0 && (
            <>
              <br />
              besides {number(today.cancelled)} cancelled
            </>
          )}
          {today.undelivered > 0 && (
            <>
              <br />
              {number(today.undelivered)} came back undelivered
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>Sales</dt>
        <dd>{rupees(today.takings)}</dd>
        <dd className="muted small">
          {comparedWith(yesterday.takings, today.takings, rupees)}
          <br />
          {rupees(today.cash)} cash, {rupees(today.card)} card
          {today.cashToCollect > 0 && (
            <>
              <br />
              {rupees(today.cashToCollect)} of the cash still to collect
            </>
          )}
          {today.writtenOff > 0 && (
            <>
              <br />
              {rupees(today.writtenOff)} written off
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>Waiting</dt>
        <dd>{number(open)}</dd>
        <dd className={waiting.late > 0 ? 'bad small' : 'muted small'}>
          {waiting.late > 0 ? `${number(waiting.late)} for ten minutes or longer` : 'none for ten minutes'}
        </dd>
      </div>
      <div>
        <dt>Within ten minutes</dt>
        <dd>{share(delivery.today.inTimeShare)}</dd>
        <dd className="muted small">
          {delivery.today.count === 0
            ? 'nothing delivered yet today'
            : `of ${plural(delivery.today.count, 'delivery', 'deliveries')}, median ${duration(delivery.today.medianSeconds)}`}
        </dd>
      </div>
    </dl>
  );
}
