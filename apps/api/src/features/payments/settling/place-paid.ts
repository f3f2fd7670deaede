import type { OrderId, ProductId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import { moveOrder, orderMail, readOrderToTell, readStatus, takeOrderFromCart } from '../../orders/index.ts';
import { refundMail } from '../payment-mails.ts';
import { changePayment, type PaymentRow } from '../payments.queries.ts';
import type { SessionReport } from '../provider/payment-provider.ts';
import type { Change } from './change.ts';

/** What the shopper reads where the hold was over before the payment was known, and the last one went meanwhile. */
export const SOLD_OUT = 'Sold out while your payment was being confirmed';

/**
 * Places the order that was paid for, and takes it out of the cart; where its hold was let go and the stock is
 * gone, it is cancelled instead, and so its money is owed back. Tells the shopper either way. Within the caller's
 * transaction, under the shopper's lock.
 */
export async function placePaid(
  tx: Db,
  payment: PaymentRow,
  report: SessionReport,
  now: Date,
): Promise<Change> {
  const orderId = payment.order_id;
  const paid = {
    state: 'paid',
    session_id: report.id,
    payment_intent: report.paymentIntent,
    fault: null,
  } as const;
  await changePayment(tx, payment, paid, now);
  const stockMoved = await placeOrCancel(tx, orderId, now);
  const told = await readOrderToTell(tx, orderId);
  if (told.order.status === 'cancelled') {
    await queueMail(tx, refundMail(told.order, told.customer, SOLD_OUT), now);
  } else {
    await takeOrderFromCart(tx, orderId, now);
    await queueMail(tx, orderMail(told.order, told.customer), now);
  }
  return { stockMoved };
}

async function placeOrCancel(tx: Db, orderId: OrderId, now: Date): Promise<ProductId[]> {
  const move = { orderId, from: await readStatus(tx, orderId), by: { kind: 'program' }, now } as const;
  try {
    return await moveOrder(tx, { ...move, to: 'pending' });
  } catch (error) {
    // Thrown before anything was written.
    if (!(error instanceof AppError) || error.code !== 'OUT_OF_STOCK') throw error;
    return moveOrder(tx, { ...move, to: 'cancelled', note: SOLD_OUT });
  }
}
