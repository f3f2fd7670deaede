import type { OrderId, Paise } from '@jhola/domain';
import type Stripe from 'stripe';
import { type MoneyBack, RefundFailed } from '../payment-provider.ts';

/** Page size of the list of refunds: none of our payments has more. */
const LIMIT = 100;

/** The refunds of a payment, including pending ones, without those that the bank rejected. */
export async function readMoneyBack(stripe: Stripe, paymentIntent: string): Promise<MoneyBack> {
  return moneyBackOf(await listRefunds(stripe, paymentIntent));
}

/**
 * Refunds the remaining amount. Earlier refunds, by us before a crash or by hand, are found in the provider's list; two
 * concurrent requests send the same key. Throws RefundFailed.
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
  // After a failed refund the same key would only return the same response.
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
