import { BarFigure } from './bar-figure.tsx';
import type { ShopDay } from './use-shop-day.ts';
import { hourLabel, number, rupees } from './words.ts';

/** Today's orders by hour. */
export function OrdersByHour({ hours }: { hours: ShopDay['hours'] }) {
  return (
    <section className="panel day-panel" aria-labelledby="by-hour">
      <h2 id="by-hour">Orders by hour</h2>
      <BarFigure
        caption="Orders placed today, by hour. Cancelled and undelivered orders aren’t counted."
        unit="orders"
        bars={hours.map(({ hour, orders }) => ({ label: hourLabel(hour), value: orders }))}
        table={{
          heads: ['Hour', 'Orders', 'Sales'],
          rows: hours.map(({ hour, orders, takings }) => [hourLabel(hour), number(orders), rupees(takings)]),
        }}
      />
    </section>
  );
}
