import type { DataOf } from '@jhola/contract/client';
import { ApiError } from '@jhola/contract/client';
import { pagePath } from '@jhola/domain';
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
        </OutcomePage>
      );
    case 'refunded':
      return (
        <OutcomePage title="Order Cancel" ending="bad" withOrders>
          <p>
            {payment.reason ?? 'The order was cancelled'}. Order <b className="num">{payment.orderId}</b> will
            not be brought to you.
          </p>
          <p className="muted">
            Your money goes back to the card you paid with. Banks take up to ten days to show it.
          </p>
        </OutcomePage>
      );
    case 'held':
      return (
        <OutcomePage title="We are looking at your payment" ending="open">
          <p className="muted">
            What came in is not what we asked for, so nothing was ordered yet. We have been told, and will
            write to you. Please don’t pay again.
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
            The payment was not made in time. You have not been charged, and what you had in your cart is
            still there.
          </p>
        </OutcomePage>
      );
  }
}

function Confirming({ orderId }: { orderId?: string }) {
  return (
    <OutcomePage title="Confirming your payment" ending="open" withOrders>
      <p role="status" className="outcome-wait">
        <Spinner /> We are waiting to hear that it came in…
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
    <OutcomePage title="We don’t know this payment" ending="open" withOrders>
      <p className="muted">My Orders shows what you have ordered and paid for.</p>
    </OutcomePage>
  );
}
