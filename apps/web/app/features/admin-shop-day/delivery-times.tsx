import { PROMISED_MINUTES } from '@jhola/domain';
import { BarFigure } from './bar-figure.tsx';
import type { ShopDay } from './use-shop-day.ts';
import { dayLabel, minutes, number, share } from './words.ts';

const PROMISED_SECONDS = PROMISED_MINUTES * 60;

/** How long it took from the order to the door, against the promise of ten minutes. */
export function DeliveryTimes({ delivery }: { delivery: ShopDay['delivery'] }) {
  const { today, week, days } = delivery;
  return (
    <section className="panel day-panel" aria-labelledby="delivery">
      <h2 id="delivery">Delivery times</h2>
      {week.count === 0 ? (
        <p className="muted">Nothing was delivered in the last seven days.</p>
      ) : (
        <>
          <table className="figures">
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Deliveries</th>
                <th scope="col">Median, min</th>
                <th scope="col">9 of 10 within, min</th>
                <th scope="col">In ten minutes</th>
              </tr>
            </thead>
            <tbody>
              <DeliveryRow label="Today" of={today} />
              <DeliveryRow label="7 days" of={week} />
            </tbody>
          </table>
          <BarFigure
            caption="Median minutes from order to door, by day of delivery."
            unit="minutes"
            line={{ at: PROMISED_MINUTES, label: `${PROMISED_MINUTES} min` }}
            bars={days.map(({ day, medianSeconds }) => ({
              label: dayLabel(day),
              value: medianSeconds === null ? null : Math.round(medianSeconds / 6) / 10,
              late: (medianSeconds ?? 0) > PROMISED_SECONDS,
            }))}
            table={{
              heads: ['Day', 'Deliveries', 'Median, min', '9 of 10 within, min', 'In ten minutes'],
              rows: days.map(({ day, count, medianSeconds, p90Seconds, inTimeShare }) => [
                dayLabel(day),
                number(count),
                minutes(medianSeconds),
                minutes(p90Seconds),
                share(inTimeShare),
              ]),
            }}
          />
        </>
      )}
    </section>
  );
}

function DeliveryRow({ label, of }: { label: string; of: ShopDay['delivery']['today'] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{number(of.count)}</td>
      <td>{minutes(of.medianSeconds)}</td>
      <td>{minutes(of.p90Seconds)}</td>
      <td>{share(of.inTimeShare)}</td>
    </tr>
  );
}
