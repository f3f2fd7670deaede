import type { OrderId, Paise } from '@jhola/domain';
import type Stripe from 'stripe';
import { z } from 'zod';
import { ProviderUnavailable, type RefundSummary, RefundFailed } from '../payment-provider.ts';

/** Page size of the list of refunds: none of our payments has more. */
const LIMIT = 100;

/** The fields of the provider's refund that we use; a fake may omit the others. */
const refundFields = z.object({
  id: z.string().min(1),
  amount: z.number(),
  status: z.string().nullish(),
  failure_reason: z.string().nullish(),
});
type Refund = z.infer<typeof refundFields>;

/** The refunds of a payment, including pending ones, without those that the bank rejected. */
export async function readRefundSummary(stripe: Stripe, paymentIntent: string): Promise<RefundSummary> {
  return summaryOf(await listRefunds(stripe, paymentIntent));
}

/**
 * Refunds the remaining amount. Earlier refunds, by us before a crash or by hand, are found in the provider's list; two
 * concurrent requests send the same key. Throws RefundFailed, ProviderUnavailable if another amount was refunded, and
 * ZodError if a response is invalid.
 */
export async function refundRemaining(
  stripe: Stripe,
  owed: { readonly orderId: OrderId; readonly paymentIntent: string; readonly amountPaise: Paise },
): Promise<string> {
  const { orderId, paymentIntent, amountPaise } = owed;
  const refunds = await listRefunds(stripe, paymentIntent);
  const { givenBackPaise, refundId } = summaryOf(refunds);
  const amount = amountPaise - givenBackPaise;
  if (amount <= 0 && refundId !== null) return refundId;
  // After a failed refund the same key would only return the same response.
  const failed = refunds.filter((refund) => !counts(refund)).length;
  const refund = refundFields.parse(
    await stripe.refunds.create(
      { payment_intent: paymentIntent, amount, metadata: { orderId } },
      { idempotencyKey: `refund-${orderId}-${amount}-${failed}` },
    ),
  );
  if (!counts(refund))
    throw new RefundFailed(`The bank refused the refund: ${refund.failure_reason ?? 'no reason given'}`);
  // The next attempt finds what was refunded in the list.
  if (refund.amount !== amount)
    throw new ProviderUnavailable(`The provider refunded ${refund.amount} instead of ${amount}`);
  return refund.id;
}

async function listRefunds(stripe: Stripe, paymentIntent: string): Promise<readonly Refund[]> {
  const { data } = await stripe.refunds.list({ payment_intent: paymentIntent, limit: LIMIT });
  return z.array(refundFields).parse(data);
}

function summaryOf(refunds: readonly Refund[]): RefundSummary {
  const given = refunds.filter(counts);
  const givenBackPaise = given.reduce((sum, { amount }) => sum + amount, 0) as Paise;
  return { givenBackPaise, refundId: given[0]?.id ?? null, hasFailed: given.length < refunds.length };
}

function counts({ status }: Refund): boolean {
  return status !== 'failed' && status !== 'canceled';
}
