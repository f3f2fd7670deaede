import { PROMISED_MINUTES } from '@jhola/domain';
import { BarFigure } from './bar-figure.tsx';
import { FiguresTable } from './figures-table.tsx';
import type { ShopDay } from './use-shop-day.ts';
import { dayLabel, minutes, number, share } from './words.ts';

const PROMISED_SECONDS = PROMISED_MINUTES * 60;
const HEADS = ['Deliveries', 'Median, min', '9 of 10 within, min', 'In ten minutes'];

/** Time from placing an order to delivery, compared with the promised ten minutes. */
export function DeliveryTimes({ delivery }: { delivery: ShopDay['delivery'] }) {
  const { today, week, days } = delivery;
  return (
    <section className="panel day-panel" aria-labelledby="delivery">
      <h2 id="delivery">Delivery times</h2>
      {week.count === 0 ? (
        <p className="muted">No deliveries in the last 7 days.</p>
      ) : (
        <>
          <FiguresTable
            label="Delivery times of today and of 7 days"
            heads={['When', ...HEADS]}
            rows={[
              ['Today', ...cells(today)],
              ['7 days', ...cells(week)],
            ]}
          />
          <BarFigure
            caption="Median minutes from order to door, by day of delivery."
            unit="minutes"
            line={{ at: PROMISED_MINUTES, label: `${PROMISED_MINUTES} min` }}
            bars={days.map(({ day, medianSeconds }) => ({
              label: dayLabel(day),
              value: medianSeconds === null ? null : Math.round(medianSeconds / 6) / 10,
              late: (medianSeconds ?? 0) > PROMISED_SECONDS,
            }))}
            table={{ heads: ['Day', ...HEADS], rows: days.map((day) => [dayLabel(day.day), ...cells(day)]) }}
          />
        </>
      )}
    </section>
  );
}

/** The figures in the columns of HEADS. */
function cells({ count, medianSeconds, p90Seconds, inTimeShare }: ShopDay['delivery']['today']): string[] {
  return [number(count), minutes(medianSeconds), minutes(p90Seconds), share(inTimeShare)];
}
