import { useAwake } from '#platform/use-awake.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CardOutcome } from './card-outcome.tsx';
import { OutcomePage } from './outcome-page.tsx';
import { payingSession } from './paying-session.ts';
import { usePayment } from './use-payment.ts';

/** Said after a payment that was broken off. Where it was made after all, in another tab, it says that. */
export function CancelPage() {
  const sessionId = useAwake() ? payingSession() : null;
  const { data } = usePayment(sessionId, false);
  if (sessionId && data && data.state !== 'confirming' && data.state !== 'unpaid') {
    return <CardOutcome sessionId={sessionId} />;
  }
  return (
    <OutcomePage
      title="Order Cancel"
      ending="bad"
      action={<ButtonLink to="/checkout">Back to checkout</ButtonLink>}
    >
      <p className="muted">You have not been charged. What you had in your cart is still there.</p>
    </OutcomePage>
  );
}
