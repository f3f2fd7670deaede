import { pagePath } from '@jhola/domain';
import { useState } from 'react';
import { payingSession } from '#features/paying/index.ts';
import { texts } from '#messages/checkout-outcome.ts';
import { useHydrated } from '#platform/use-hydrated.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CardOutcome } from './card-outcome.tsx';
import { OutcomePage } from './outcome-page.tsx';
import { useAbandonedPayment } from './use-payment.ts';

/** Said after a payment that was broken off. Where it was made after all, in another tab, it says that. */
export function CancelPage() {
  const awake = useHydrated();
  return awake ? <Cancelled /> : <OrderCancel />;
}

function Cancelled() {
  // Forgotten as soon as the payment has ended; this page still asks about it.
  const [sessionId] = useState(payingSession);
  const payment = useAbandonedPayment(sessionId);
  if (sessionId && payment && payment.state !== 'confirming' && payment.state !== 'unpaid') {
    return <CardOutcome sessionId={sessionId} />;
  }
  return <OrderCancel />;
}

function OrderCancel() {
  return (
    <OutcomePage
      title={texts.orderCancel}
      ending="bad"
      action={<ButtonLink to={pagePath('checkout')}>{texts.backToCheckout}</ButtonLink>}
    >
      <p className="muted">{texts.notCharged}</p>
    </OutcomePage>
  );
}
