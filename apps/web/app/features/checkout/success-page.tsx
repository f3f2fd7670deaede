import { formatPaise, rupeesToPaise } from '@jhola/domain';
import { useLocation } from '#platform/routing/use-location.ts';
import { useSearchParams } from '#platform/routing/use-search-params.ts';
import { useHydrated } from '#platform/use-hydrated.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { LiveOrder } from '#features/orders/index.ts';
import { CardOutcome } from './card-outcome.tsx';
import { OutcomePage } from './outcome-page.tsx';

/** What the checkout hands on in the history's state. */
export type SuccessState = {
  readonly text: string;
  readonly orderId?: string;
  /** The order's id, by which it is followed. */
  readonly followed?: string;
  /** Rupees, to be paid at the door. */
  readonly toPay?: number;
};

/** Said after an order or a payment. Opening it changes nothing. */
export function SuccessPage() {
  const awake = useHydrated();
  const { text, orderId, followed, toPay } = (useLocation().state ?? {}) as Partial<SuccessState>;
  const sessionId = useSearchParams()[0].get('session_id');
  if (!awake) return <Skeleton height="320px" />;
  if (sessionId) return <CardOutcome sessionId={sessionId} />;
  return (
    <OutcomePage title={`${text || 'Payment'} Successfully`} ending="good" withOrders>
      {orderId && (
        <p>
          Your order number is <b className="num">{orderId}</b>.
        </p>
      )}
      <p className="muted">
        {toPay === undefined
          ? 'Track it in My Orders.'
          : `We’ve received your order. Keep ${formatPaise(rupeesToPaise(toPay))} ready.`}
      </p>
      {followed && <LiveOrder id={followed} />}
    </OutcomePage>
  );
}
