import { growingDelay } from '../../../platform/growing-delay.ts';
import type { PaymentContext } from '../payment-context.ts';
import { pass } from '../payment-points.ts';
import { checkAgainAt, readPayment } from '../payments.queries.ts';
import { ProviderUnavailable, ProviderRefused, RefundFailed } from '../provider/payment-provider.ts';
import { recordRefusal, recordRefunds } from './record-refunds.ts';
import { REFUSALS } from './refund-problem.ts';
import { RETRY_FAILED_MS } from './refund-times.ts';
import type { RefundOwed } from './refunds.queries.ts';

/** How long a refund waits for its next try, unless the bank rejected it. */
const PAUSE = { firstMs: 30_000, longestMs: 60 * 60_000 };

/**
 * Refunds a cancelled or undelivered order: only once, however often and by however many processes it is called,
 * because the refund has an idempotency key per order. Never throws because of the provider; the sweeper retries.
 * Returns whether the provider responded.
 */
export async function refundOrder(context: PaymentContext, owed: RefundOwed): Promise<boolean> {
  const { db, clock, log } = context.services;
  const { orderId } = owed;
  pass('refund.found', orderId);
  const payment = await readPayment(db, orderId);
  try {
    const refundId = await context.provider.refund(owed);
    pass('refund.answered', orderId);
    const money = { givenBackPaise: owed.amountPaise, refundId, hasFailed: false };
    await recordRefunds(context, payment, money);
    pass('refund.recorded', orderId);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
    log.error({ err: error, orderId }, 'A refund failed; it will be retried');
    const pause = error instanceof RefundFailed ? RETRY_FAILED_MS : growingDelay(owed.checks, PAUSE);
    const at = new Date(clock.now().getTime() + pause);
    // Without a code it isn't about this payment: the keys are wrong, or the bank rejected the refund.
    const code = error instanceof ProviderRefused ? error.code : undefined;
    if (code !== undefined)
      await recordRefusal(context, payment, code === 'resource_missing' ? 'unknown' : 'refused');
    const { fault } = payment;
    const stays = code !== undefined || (fault !== null && REFUSALS.includes(fault));
    await checkAgainAt(db, orderId, ['paid'], stays ? { at } : { at, fault: error.message });
    return error instanceof ProviderRefused;
  }
}
