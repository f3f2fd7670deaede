import { isId, type OrderId } from '@jhola/domain';
import type Stripe from 'stripe';
import type { SessionReport } from './payment-provider.ts';

/** What we heed of the provider's session. */
export function toSessionReport(session: Stripe.Checkout.Session): SessionReport {
  const { id, status, payment_status, amount_total, currency, payment_intent, url } = session;
  const reference = session.client_reference_id ?? session.metadata?.['orderId'] ?? '';
  return {
    id,
    orderId: isId(reference) ? (reference as OrderId) : null,
    status: knownStatus(status),
    isPaid: payment_status === 'paid',
    amount: amount_total ?? null,
    currency: currency ?? null,
    paymentIntent: typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null),
    url: url ?? null,
  };
}

/** A state that we don't know decides nothing. */
function knownStatus(status: Stripe.Checkout.Session['status']): SessionReport['status'] {
  if (status === 'complete') return 'complete';
  return status === 'expired' ? 'expired' : 'open';
}
