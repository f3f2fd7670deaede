import { pagePath } from '@jhola/domain';
import { useIsOutdated } from '#features/admin/index.ts';
import { texts } from '#messages/admin-shop-day.ts';
import { formatTime } from '#platform/format-time.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { BestSellers } from './best-sellers.tsx';
import { DeliveryTimes } from './delivery-times.tsx';
import { KeyFigures } from './key-figures.tsx';
import { MissedSearches } from './missed-searches.tsx';
import { OrdersByHour } from './orders-by-hour.tsx';
import { ShopDayPlaceholder } from './shop-day-placeholder.tsx';
import { RunningLow } from './running-low.tsx';
import { OUTDATED_MS, type ShopDay, useShopDay } from './use-shop-day.ts';
import { WaitingOrders } from './waiting-orders.tsx';
import { fullDayLabel } from './format-figures.ts';
import '#ui/bars.css';
import '#ui/panel.css';
import './shop-day.css';

/**
 * An admin's first page of the day: sales, waiting orders, delivery times, best sellers and products that run
 * out.
 */
export function ShopDayPage() {
  const { data: day, isError, refetch } = useShopDay();
  return (
    <section className="stack">
      <header className="row between day-head">
        <h1 className="page-h">{texts.heading}</h1>
        {day && <Updated day={day} isFailing={isError} />}
      </header>
      {isError && !day && <ErrorState title={texts.notLoaded} onRetry={() => void refetch()} />}
      {!isError && !day && <ShopDayPlaceholder />}
      {day && (isFirstDay(day) ? <FirstDay day={day} /> : <Figures day={day} />)}
    </section>
  );
}

function Updated({ day: { day, at }, isFailing }: { day: ShopDay; isFailing: boolean }) {
  const isOutdated = useIsOutdated(at, OUTDATED_MS);
  const text = isFailing || isOutdated ? texts.outdated : texts.live;
  return <p className="muted small">{text({ day: fullDayLabel(day), time: formatTime(at) })}</p>;
}

/** No orders in the last days, and none waiting: there is nothing to chart. */
function isFirstDay({ today, sells, waiting, delivery }: ShopDay): boolean {
  const isWaiting = waiting.oldest.length > 0;
  const isSold = sells.week.byQuantity.length > 0 || delivery.week.count > 0;
  return !isWaiting && !isSold && today.cancelled + today.undelivered === 0;
}

function FirstDay({ day }: { day: ShopDay }) {
  return (
    <>
      <EmptyState
        title={texts.noOrders}
        action={<ButtonLink to={pagePath('products')}>{texts.manageProducts}</ButtonLink>}
      >
        {texts.noOrdersHint}
      </EmptyState>
      {day.missed.length > 0 && <MissedSearches missed={day.missed} />}
    </>
  );
}

function Figures({ day }: { day: ShopDay }) {
  return (
    <>
      <KeyFigures day={day} />
      <OrdersByHour hours={day.hours} />
      <div className="day-columns">
        <div className="stack">
          <WaitingOrders waiting={day.waiting} at={day.at} />
          <RunningLow products={day.runsOut} />
        </div>
        <div className="stack">
          <DeliveryTimes delivery={day.delivery} />
          <BestSellers sells={day.sells} />
          <MissedSearches missed={day.missed} />
        </div>
      </div>
    </>
  );
}
