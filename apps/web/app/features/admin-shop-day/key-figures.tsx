import { texts } from '#messages/admin-shop-day.ts';
import type { ShopDay } from './use-shop-day.ts';
import { comparedWith, duration, number, rupees, share } from './format-figures.ts';

/** The day in four figures, each with a figure to compare it to. */
export function KeyFigures({ day: { today, yesterday, waiting, delivery } }: { day: ShopDay }) {
  const open = waiting.pending + waiting.processing + waiting.shipped;
  return (
    <dl className="key-figures">
      <div>
        <dt>{texts.orders}</dt>
        <dd>{number(today.orders)}</dd>
        <dd className="muted small">
          {comparedWith(yesterday.orders, today.orders)}
          {today.cancelled > 0 && (
            <>
              <br />
              {texts.cancelled({ count: number(today.cancelled) })}
            </>
          )}
          {today.undelivered > 0 && (
            <>
              <br />
              {texts.undelivered({ count: number(today.undelivered) })}
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{texts.sales}</dt>
        <dd>{rupees(today.takings)}</dd>
        <dd className="muted small">
          {comparedWith(yesterday.takings, today.takings, rupees)}
          <br />
          {texts.cashAndCard({ cash: rupees(today.cash), card: rupees(today.card) })}
          {today.cashToCollect > 0 && (
            <>
              <br />
              {texts.cashToCollect({ amount: rupees(today.cashToCollect) })}
            </>
          )}
          {today.writtenOff > 0 && (
            <>
              <br />
              {texts.writtenOff({ amount: rupees(today.writtenOff) })}
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{texts.waiting}</dt>
        <dd>{number(open)}</dd>
        <dd className={waiting.late > 0 ? 'bad small' : 'muted small'}>
          {waiting.late > 0 ? texts.waitingLate({ count: number(waiting.late) }) : texts.noneLate}
        </dd>
      </div>
      <div>
        <dt>{texts.withinTen}</dt>
        <dd>{share(delivery.today.inTimeShare)}</dd>
        <dd className="muted small">
          {delivery.today.count === 0
            ? texts.nothingDelivered
            : texts.ofDeliveries({
                count: delivery.today.count,
                median: duration(delivery.today.medianSeconds),
              })}
        </dd>
      </div>
    </dl>
  );
}
