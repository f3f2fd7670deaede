import type { OrderId, Paise } from '@jhola/domain';
import type Stripe from 'stripe';
import { type MoneyBack, RefundFailed } from '../payment-provider.ts';

/** One page of the provider's list: a payment of ours never has more refunds. */
const LIMIT = 100;

/** What went back of a payment: money on its way to the bank counts, what the bank refused doesn't. */
export async function readMoneyBack(stripe: Stripe, paymentIntent: string): Promise<MoneyBack> {
  return moneyBackOf(await listRefunds(stripe, paymentIntent));
}

/**
 * Gives back what is left to give. What went back already, by us before a crash or by hand, is found in the
 * provider's books; of two who ask at once, both send the same key. Throws RefundFailed.
 */
export async function giveBack(
  stripe: Stripe,
  owed: { readonly orderId: OrderId; readonly paymentIntent: string; readonly amountPaise: Paise },
): Promise<string> {
  const { orderId, paymentIntent, amountPaise } = owed;
  const refunds = await listRefunds(stripe, paymentIntent);
  const { givenBackPaise, refundId } = moneyBackOf(refunds);
  const amount = amountPaise - givenBackPaise;
  if (amount <= 0 && refundId !== null) return refundId;
  // After one that failed, the same key would only repeat that answer.
  const failed = refunds.filter((refund) => !counts(refund)).length;
  const refund = await stripe.refunds.create(
    { payment_intent: paymentIntent, amount, metadata: { orderId } },
    { idempotencyKey: `refund-${orderId}-${amount}-${failed}` },
  );
  if (!counts(refund))
    throw new RefundFailed(`The bank refused the refund: ${refund.failure_reason ?? 'no reason given'}`);
  return refund.id;
}

async function listRefunds(stripe: Stripe, paymentIntent: string): Promise<readonly Stripe.Refund[]> {
  return (await stripe.refunds.list({ payment_intent: paymentIntent, limit: LIMIT })).data;
}

function moneyBackOf(refunds: readonly Stripe.Refund[]): MoneyBack {
  const given = refunds.filter(counts);
  const givenBackPaise = given.reduce((sum, { amount }) => sum + amount, 0) as Paise;
  return { givenBackPaise, refundId: given[0]?.id ?? null, hasFailed: given.length < refunds.length };
}

function counts({ status }: Stripe.Refund): boolean {
  return status !== 'failed' && status !== 'canceled';
}
