import { inTransaction } from '../../../platform/in-transaction.ts';
import type { PaymentContext } from '../payment-context.ts';
import { pass } from '../payment-points.ts';
import { checkAgainAt } from '../payments.queries.ts';
import { ProviderAway, ProviderRefused } from '../provider/payment-provider.ts';
import { noteRefund, type RefundOwed } from './refunds.queries.ts';

/**
 * Gives the money of a cancelled order back: once, however often and by however many processes it is tried, since
 * the provider knows the order's refund by its key. Never throws for what the provider does; it is tried again.
 */
export async function payBack(context: PaymentContext, owed: RefundOwed): Promise<void> {
  const { db, clock, log } = context.services;
  const { orderId } = owed;
  pass('refund.found', orderId);
  try {
    const refundId = await context.provider.refund(owed);
    pass('refund.answered', orderId);
    await inTransaction(db, (tx) => noteRefund(tx, orderId, refundId, clock.now()));
    pass('refund.recorded', orderId);
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefused)) throw error;
    log.error({ err: error, orderId }, 'A refund failed; it is tried again');
    const pause = Math.min(3_600_000, 15_000 * 2 ** Math.min(owed.checks, 10));
    await checkAgainAt(db, orderId, new Date(clock.now().getTime() + pause), error.message);
  }
}
