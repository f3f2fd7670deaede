import { pagePath } from '@jhola/domain';
import { useState } from 'react';
import { payingSession } from '#features/paying/index.ts';
import { texts } from '#messages/checkout-outcome.ts';
import { useHydrated } from '#platform/use-hydrated.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CardOutcome } from './card-outcome.tsx';
import { OutcomePage } from './outcome-page.tsx';
import { useAbandonedPayment } from './use-payment.ts';

/** Shown after the shopper cancels a card payment. If it was paid after all, in another tab, shows that. */
export function CancelPage() {
  const sessionId = useAbandonedSession();
  const payment = useAbandonedPayment(sessionId);
  if (sessionId && payment && payment.state !== 'confirming' && payment.state !== 'unpaid') {
    return <CardOutcome sessionId={sessionId} />;
  }
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

/**
 * The payment session for which this tab left the shop, or null; always null before hydration. It is removed from
 * storage as soon as the payment has ended, and this page still needs it.
 */
function useAbandonedSession(): string | null {
  const isHydrated = useHydrated();
  const [kept, keep] = useState<string | null>(null);
  const stored = isHydrated && kept === null ? payingSession() : null;
  if (stored !== null) keep(stored);
  return kept ?? stored;
}
