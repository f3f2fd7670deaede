import { formatRupees } from '@jhola/domain';
import { texts } from '#messages/admin-shop-day.ts';
import { formatCount } from '#platform/format-count.ts';
import type { ShopDay } from './use-shop-day.ts';
import { comparisonText, formatShare, formatMinutesWithUnit } from './format-figures.ts';

/** The day in four figures, each with a figure to compare it to. */
export function KeyFigures({ day: { today, yesterday, waiting, delivery } }: { day: ShopDay }) {
  const open = waiting.pending + waiting.processing + waiting.shipped;
  return (
    <dl className="key-figures">
      <div>
        <dt>{texts.orders}</dt>
        <dd>{formatCount(today.orders)}</dd>
        <dd className="muted small">
          <p>{comparisonText(yesterday.orders, today.orders)}</p>
          {today.cancelled > 0 && <p>{texts.cancelled({ count: formatCount(today.cancelled) })}</p>}
          {today.undelivered > 0 && <p>{texts.undelivered({ count: today.undelivered })}</p>}
        </dd>
      </div>
      <div>
        <dt>{texts.sales}</dt>
        <dd>{formatRupees(today.takings)}</dd>
        <dd className="muted small">
          <p>{comparisonText(yesterday.takings, today.takings, formatRupees)}</p>
          <p>{texts.cashAndCard({ cash: formatRupees(today.cash), card: formatRupees(today.card) })}</p>
          {today.cashToCollect > 0 && (
            <p>{texts.cashToCollect({ amount: formatRupees(today.cashToCollect) })}</p>
          )}
          {today.writtenOff > 0 && <p>{texts.writtenOff({ amount: formatRupees(today.writtenOff) })}</p>}
        </dd>
      </div>
      <div>
        <dt>{texts.waiting}</dt>
        <dd>{formatCount(open)}</dd>
        <dd className={waiting.late > 0 ? 'bad small' : 'muted small'}>{waitingText(open, waiting.late)}</dd>
      </div>
      <div>
        <dt>{texts.withinTen}</dt>
        <dd>{formatShare(delivery.today.inTimeShare)}</dd>
        <dd className="muted small">
          {delivery.today.count === 0
            ? texts.nothingDelivered
            : texts.ofDeliveries({
                count: delivery.today.count,
                median: formatMinutesWithUnit(delivery.today.medianSeconds),
              })}
        </dd>
      </div>
    </dl>
  );
}

function waitingText(open: number, late: number): string {
  if (open === 0) return texts.noOrdersWaiting;
  return late > 0 ? texts.waitingLate({ count: formatCount(late) }) : texts.noneLate;
}
