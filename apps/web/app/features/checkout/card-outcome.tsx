import type { DataOf } from '@jhola/contract/client';
import { ApiError } from '@jhola/contract/client';
import { pagePath } from '@jhola/domain';
import { LiveOrder } from '#features/orders/index.ts';
import { useSession } from '#features/session/index.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { OutcomePage } from './outcome-page.tsx';
import { usePayment } from './use-payment.ts';

type Payment = DataOf<'getPayment'>;

/** How a payment by card ended, as the server knows it; while it doesn't yet, it says so and keeps asking. */
export function CardOutcome({ sessionId }: { sessionId: string }) {
  const { data, error, isPending } = usePayment(sessionId);
  if (data) return <Known payment={data} />;
  if (error instanceof ApiError && error.status === 404) return <Unknown />;
  if (isPending) return <Skeleton height="320px" />;
  return <Confirming />;
}

function Known({ payment }: { payment: Payment }) {
  const isSignedIn = typeof useSession() !== 'string';
  switch (payment.state) {
    case 'confirming':
      return <Confirming orderId={payment.orderId} />;
    case 'paid':
      return (
        <OutcomePage title="Payment Successfully" ending="good" withOrders>
          <p>
            Your order number is <b className="num">{payment.orderId}</b>.
          </p>
          <p className="muted">We’ve received your order. You have nothing to pay at the door.</p>
          {isSignedIn && <LiveOrder id={payment._id} />}
        </OutcomePage>
      );
    case 'refunded':
      return (
        <OutcomePage title="Order Cancel" ending="bad" withOrders>
          <p>
            {payment.reason ?? 'The order was cancelled'}. Order <b className="num">{payment.orderId}</b>{' '}
            won’t be delivered.
          </p>
          <p className="muted">
            Your money will be refunded to your card. It can take up to 10 days to show.
          </p>
        </OutcomePage>
      );
    case 'held':
      return (
        <OutcomePage title="We’re checking your payment" ending="open">
          <p className="muted">
            The amount we received doesn’t match your order, so it isn’t placed yet. We’re checking and will
            email you. Please don’t pay again.
          </p>
        </OutcomePage>
      );
    case 'unpaid':
      return (
        <OutcomePage
          title="Order Cancel"
          ending="bad"
          action={<ButtonLink to={pagePath('checkout')}>Try again</ButtonLink>}
        >
          <p className="muted">
            The payment timed out. You have not been charged, and your cart is still here.
          </p>
        </OutcomePage>
      );
  }
}

function Confirming({ orderId }: { orderId?: string }) {
  return (
    <OutcomePage title="Confirming your payment" ending="open" withOrders>
      <p role="status" className="outcome-wait">
        <Spinner /> Waiting for your bank to confirm…
      </p>
      <p className="muted">
        This page updates by itself{orderId ? `; your order number will be ${orderId}` : ''}. You can also
        leave it: what you paid for is ordered either way.
      </p>
    </OutcomePage>
  );
}

function Unknown() {
  return (
    <OutcomePage title="We couldn’t find this payment" ending="open" withOrders>
      <p className="muted">Check My Orders to see what you’ve ordered.</p>
    </OutcomePage>
  );
}
