import type { Db } from '../../../platform/database.ts';
import { moveOrder, readStatus } from '../../orders/index.ts';
import { changePayment, type PaymentChange, type PaymentRow } from '../payments.queries.ts';
import { type Change, NO_CHANGE } from './change.ts';

/**
 * Records that a payment has ended or expired without money: the order becomes abandoned, its stock is released, and
 * the cart, which kept its lines, can be ordered again. Within the caller's transaction, under the shopper's lock.
 */
export async function abandonUnpaid(
  tx: Db,
  payment: PaymentRow,
  change: PaymentChange,
  now: Date,
): Promise<Change> {
  const orderId = payment.order_id;
  await changePayment(tx, payment, change, now);
  if ((await readStatus(tx, orderId)) !== 'awaiting_payment') return NO_CHANGE;
  const by = { kind: 'program' } as const;
  return { stockMoved: await moveOrder(tx, { orderId, from: 'awaiting_payment', to: 'abandoned', by, now }) };
}
