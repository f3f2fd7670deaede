import { formatRupees } from '@jhola/domain';
import { texts } from '#messages/checkout-outcome.ts';
import { useLocation } from '#platform/routing/use-location.ts';
import { useSearchParams } from '#platform/routing/use-search-params.ts';
import { useHydrated } from '#platform/use-hydrated.ts';
import { LiveOrder } from '#features/orders/index.ts';
import { CardOutcome } from './card-outcome.tsx';
import { OrderNumber, OutcomePage, OutcomePlaceholder } from './outcome-page.tsx';

/** The state that the checkout passes in the history entry. */
export type SuccessState = {
  readonly what: 'order';
  readonly orderId?: string;
  /** The id of the order to follow. */
  readonly followed?: string;
  /** In rupees, to be paid in cash at the door. */
  readonly toPay?: number;
};

/** Shown after an order or a payment. Opening it changes nothing. */
export function SuccessPage() {
  const isHydrated = useHydrated();
  const { what, orderId, followed, toPay } = (useLocation().state ?? {}) as Partial<SuccessState>;
  const sessionId = useSearchParams()[0].get('session_id');
  if (!isHydrated) return <OutcomePlaceholder />;
  if (sessionId) return <CardOutcome sessionId={sessionId} />;
  return (
    <OutcomePage
      title={texts.succeeded({ what: what ?? 'payment' })}
      ending="good"
      withOrders
      order={followed && <LiveOrder id={followed} />}
    >
      {orderId && <OrderNumber orderId={orderId} />}
      <p className="muted">
        {toPay === undefined ? texts.trackOrder : texts.payAtDoor({ amount: formatRupees(toPay) })}
      </p>
    </OutcomePage>
  );
}
