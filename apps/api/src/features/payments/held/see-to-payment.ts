import type { OrderId, UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { recordChange } from '../../audit/index.ts';
import { takeOff } from './held.queries.ts';

/**
 * Takes a payment off those that need a person, and notes who did. A later report about it brings it back. Throws
 * NOT_FOUND where it needs nobody: another was quicker, or its money went back meanwhile.
 */
export async function seeToPayment(
  { db, clock }: Services,
  admin: UserId,
  orderId: OrderId,
): Promise<string> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const number = await takeOff(tx, orderId, now);
    if (number === undefined)
      throw new AppError('NOT_FOUND', { message: 'This payment needs nobody any more' });
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
