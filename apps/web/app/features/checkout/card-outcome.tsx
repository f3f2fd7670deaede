import { ApiError, type DataOf } from '@jhola/contract/client';
import { pagePath } from '@jhola/domain';
import { LiveOrder } from '#features/orders/index.ts';
import { useSession } from '#features/session/index.ts';
import { texts } from '#messages/checkout-outcome.ts';
import { texts as shared } from '#messages/shared.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { OrderNumber, OutcomePage, OutcomePlaceholder } from './outcome-page.tsx';
import { usePayment } from './use-payment.ts';

type Payment = DataOf<'getPayment'>;

/** The outcome of a card payment; polls the server until it is known, and announces it. */
export function CardOutcome({ sessionId }: { sessionId: string }) {
  const { data, error, isPending } = usePayment(sessionId);
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <>
      {data && <Known payment={data} />}
      {!data && isUnknown && <Unknown />}
      {!data && !isUnknown && (isPending ? <OutcomePlaceholder /> : <Confirming />)}
      <LiveRegion className="vh">{data && titleOf(data)}</LiveRegion>
    </>
  );
}

function titleOf({ state }: Payment): string {
  switch (state) {
    case 'confirming':
      return texts.confirming;
    case 'paid':
      return texts.succeeded({ what: 'payment' });
    case 'held':
      return texts.checking;
    case 'refunded':
    case 'unpaid':
      return texts.orderCancel;
  }
}

function Known({ payment }: { payment: Payment }) {
  const isSignedIn = typeof useSession() !== 'string';
  switch (payment.state) {
    case 'confirming':
      return <Confirming orderId={payment.orderId} />;
    case 'paid':
      return (
        <OutcomePage
          title={titleOf(payment)}
          ending="good"
          withOrders
          order={isSignedIn && <LiveOrder id={payment._id} />}
        >
          <OrderNumber orderId={payment.orderId} />
          <p className="muted">{texts.isPaid}</p>
        </OutcomePage>
      );
    case 'refunded':
      return (
        <OutcomePage title={titleOf(payment)} ending="bad" withOrders>
          <p>
            {texts.notDelivered({
              reason: payment.reason ?? texts.wasCancelled,
              orderId: payment.orderId,
              b: (number) => <b>{number}</b>,
            })}
          </p>
          <p className="muted">{texts.refund}</p>
        </OutcomePage>
      );
    case 'held':
      return (
        <OutcomePage title={titleOf(payment)} ending="open">
          <p className="muted">{texts.wrongAmount}</p>
        </OutcomePage>
      );
    case 'unpaid':
      return (
        <OutcomePage
          title={titleOf(payment)}
          ending="bad"
          action={<ButtonLink to={pagePath('checkout')}>{shared.tryAgain}</ButtonLink>}
        >
          <p className="muted">{texts.timedOut}</p>
        </OutcomePage>
      );
  }
}

function Confirming({ orderId }: { orderId?: string }) {
  return (
    <OutcomePage title={texts.confirming} ending="open" withOrders>
      <p className="outcome-wait">
        <Spinner /> {texts.waitingForBank}
      </p>
      <p className="muted">{orderId ? texts.updatesWithOrder({ orderId }) : texts.updatesByItself}</p>
    </OutcomePage>
  );
}

function Unknown() {
  return (
    <OutcomePage title={texts.notFound} ending="open" withOrders>
      <p className="muted">{texts.checkOrders}</p>
    </OutcomePage>
  );
}
