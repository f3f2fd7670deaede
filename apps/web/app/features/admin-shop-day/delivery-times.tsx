import { PROMISED_MINUTES } from '@jhola/domain';
import { texts } from '#messages/admin-shop-day.ts';
import { formatCount } from '#platform/format-count.ts';
import { BarFigure } from './bar-figure.tsx';
import { FiguresTable } from './figures-table.tsx';
import type { ShopDay } from './use-shop-day.ts';
import { dayLabel, formatMinutes, formatShare } from './format-figures.ts';

const PROMISED_SECONDS = PROMISED_MINUTES * 60;
const HEADS = [texts.deliveries, texts.median, texts.nineOfTen, texts.inTenMinutes];

/** Time from placing an order to delivery, compared with the promised ten minutes. */
export function DeliveryTimes({ delivery }: { delivery: ShopDay['delivery'] }) {
  const { today, week, days } = delivery;
  return (
    <section className="panel day-panel" aria-labelledby="delivery">
      <h2 id="delivery">{texts.deliveryTimes}</h2>
      {week.count === 0 ? (
        <p className="muted">{texts.noDeliveries}</p>
      ) : (
        <>
          <FiguresTable
            label={texts.deliveryTable}
            heads={[texts.when, ...HEADS]}
            rows={[
              [texts.today, ...cells(today)],
              [texts.sevenDays, ...cells(week)],
            ]}
          />
          <BarFigure
            caption={texts.deliveryCaption}
            textOf={texts.minuteCount}
            line={{ at: PROMISED_MINUTES, label: texts.minutes({ time: PROMISED_MINUTES }) }}
            bars={days.map(({ day, medianSeconds }) => ({
              label: dayLabel(day),
              value: medianSeconds === null ? null : Math.round(medianSeconds / 6) / 10,
              late: (medianSeconds ?? 0) > PROMISED_SECONDS,
            }))}
            table={{
              heads: [texts.day, ...HEADS],
              rows: days.map((day) => [dayLabel(day.day), ...cells(day)]),
            }}
          />
        </>
      )}
    </section>
  );
}

/** The figures in the columns of HEADS. */
function cells({ count, medianSeconds, p90Seconds, inTimeShare }: ShopDay['delivery']['today']): string[] {
  return [
    formatCount(count),
    formatMinutes(medianSeconds),
    formatMinutes(p90Seconds),
    formatShare(inTimeShare),
  ];
}
