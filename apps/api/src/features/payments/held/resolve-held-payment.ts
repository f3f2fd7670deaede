import type { OrderId, UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { recordChange } from '../../audit/index.ts';
import { setMoneyState } from '../../orders/index.ts';
import { recordPaymentFault } from '../refunds/refunds.queries.ts';
import { heldReason } from './held-reason.ts';
import { markHandled } from './held.queries.ts';
import { paymentsTexts as texts } from '../../../messages/index.ts';

/**
 * Marks a held payment as handled, and records who did it. A refund that the provider refused then counts as made, and
 * isn't tried again. A later report about the payment shows it again. Throws NOT_FOUND if it doesn't need an admin:
 * another admin has handled it, or it was refunded in the meantime.
 */
export async function resolveHeldPayment(
  { db, clock }: Services,
  admin: UserId,
  orderId: OrderId,
): Promise<string> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const handled = await markHandled(tx, orderId, now);
    if (handled === undefined) throw new AppError('NOT_FOUND', { message: texts.needsNobody });
    const { order_number: number } = handled;
    if (heldReason(handled) === 'unrefunded') {
      // The admin has refunded it outside of the shop.
      await setMoneyState(tx, orderId, 'REFUNDED', now);
      // Money of another session was received too: the admin hasn't seen that.
      if (handled.received !== null) await recordPaymentFault(tx, orderId, null, now);
    }
    await recordChange(tx, {
      actor: admin,
      action: 'update',
      entity: 'order',
      entityId: orderId,
      name: number,
      before: { payment_status: 'held' },
      after: { payment_status: 'seen to' },
      now,
    });
    return number;
  });
}
