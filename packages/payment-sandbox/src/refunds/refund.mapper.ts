import type Stripe from 'stripe';
import { toSeconds } from '../seconds.ts';
import type { RefundRow } from './refunds.queries.ts';

/** A refund as an API object. */
export function toRefund(refund: RefundRow): Stripe.Refund {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: refund.id.replace(/^re_/, 'txn_'),
    charge: refund.charge_id,
    created: toSeconds(refund.created_at),
    currency: refund.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      type: 'card',
      card: { type: 'refund', reference_status: 'pending', reference_type: 'acquirer_reference_number' },
    },
    metadata: refund.metadata,
    payment_intent: refund.payment_intent_id,
    payment_method: null,
    reason: refund.reason as Stripe.Refund.Reason | null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}
