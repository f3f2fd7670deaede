import type { HeldReason, OrderId, UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { hasChangedAt, recordChange } from '../../audit/index.ts';
import { setMoneyState } from '../../orders/index.ts';
import { recordPaymentFault } from '../refunds/refunds.queries.ts';
import { heldReason } from './held-reason.ts';
import { markResolved, readResolved } from './held.queries.ts';
import { paymentsTexts as texts } from '../../../messages/index.ts';

export type HeldPaymentSeen = {
  readonly _id: OrderId;
  /** Why it was held when the admin saw it. */
  readonly reason?: HeldReason | undefined;
};

/**
 * Marks a held payment as resolved, and records who did it. A refund that the provider refused then counts as made, and
 * isn't tried again. A later report about the payment shows it again. Does nothing if the same admin has marked it
 * already: the request is repeated after a lost response. Throws NOT_FOUND if it doesn't need an admin (another admin has
 * resolved it, or it was refunded in the meantime), and STALE if it is held for another reason than the admin saw.
 */
export async function resolveHeldPayment(
  { db, clock }: Services,
  admin: UserId,
  { _id: orderId, reason }: HeldPaymentSeen,
): Promise<string> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const resolved = await markResolved(tx, orderId, now);
    if (resolved === undefined) return resolvedBefore(tx, admin, orderId);
    const { order_number: number } = resolved;
    const reasonNow = heldReason(resolved);
    if (reason !== undefined && reason !== reasonNow) throw new AppError('STALE');
    if (reasonNow === 'unrefunded') {
      // The admin has refunded it outside of the shop.
      await setMoneyState(tx, orderId, 'REFUNDED', now);
      // Money of another session was received too: the admin hasn't seen that.
      if (resolved.received !== null) await recordPaymentFault(tx, orderId, null, now);
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

/** The number of the order whose payment this admin has marked already. Throws NOT_FOUND if they haven't. */
async function resolvedBefore(tx: Db, actor: UserId, orderId: OrderId): Promise<string> {
  const last = await readResolved(tx, orderId);
  const isOwn =
    last !== undefined &&
    (await hasChangedAt(tx, { actor, entity: 'order', entityId: orderId, now: last.at }));
  if (!isOwn) throw new AppError('NOT_FOUND', { message: texts.needsNobody });
  return last.number;
}
