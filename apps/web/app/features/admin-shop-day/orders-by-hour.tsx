import { formatRupees } from '@jhola/domain';
import { texts } from '#messages/admin-shop-day.ts';
import { formatCount } from '#platform/format-count.ts';
import { BarFigure } from './bar-figure.tsx';
import type { ShopDay } from './use-shop-day.ts';
import { hourLabel } from './format-figures.ts';

/** Today's orders by hour; a sentence instead of an empty chart before the first one. */
export function OrdersByHour({ hours }: { hours: ShopDay['hours'] }) {
  return (
    <section className="panel day-panel" aria-labelledby="by-hour">
      <h2 id="by-hour">{texts.byHour}</h2>
      {hours.every(({ orders }) => orders === 0) ? (
        <p className="muted">{texts.noneToday}</p>
      ) : (
        <BarFigure
          caption={texts.byHourCaption}
          textOf={texts.orderCount}
          bars={hours.map(({ hour, orders }) => ({ label: hourLabel(hour), value: orders }))}
          table={{
            heads: [texts.hour, texts.orders, texts.sales],
            rows: hours.map(({ hour, orders, takings }) => [
              hourLabel(hour),
              formatCount(orders),
              formatRupees(takings),
            ]),
          }}
        />
      )}
    </section>
  );
}
