import { type OrderId, type ProductId, reasonText, reasonToStore } from '@jhola/domain';
import { inLanguage, supportedLanguage } from '@jhola/messages';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import { moveOrder, orderMail, readOrderToTell, readStatus, takeOrderFromCart } from '../../orders/index.ts';
import { refundMail } from '../payment-mails.ts';
import { changePayment, type PaymentRow } from '../payments.queries.ts';
import type { SessionReport } from '../provider/payment-provider.ts';
import type { Change } from './change.ts';

/**
 * Places the paid order and removes its lines from the cart; if its hold was released and the stock is gone, cancels it
 * instead, which makes a refund due. Mails the shopper either way. Within the caller's transaction, under the shopper's
 * lock.
 */
export async function placePaid(
  tx: Db,
  payment: PaymentRow,
  report: SessionReport,
  publicUrl: string,
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
  const { order, customer } = await readOrderToTell(tx, orderId);
  const isCancelled = order.status === 'cancelled';
  if (!isCancelled) await takeOrderFromCart(tx, orderId, now);
  const mail = inLanguage(supportedLanguage(order.language), () =>
    (isCancelled ? refundMail : orderMail)(order, customer, publicUrl),
  );
  await queueMail(tx, mail, now);
  return isCancelled ? { stockMoved } : { stockMoved, placed: order.total_paise };
}

async function placeOrCancel(tx: Db, orderId: OrderId, now: Date): Promise<ProductId[]> {
  const move = { orderId, from: await readStatus(tx, orderId), by: { kind: 'program' }, now } as const;
  try {
    return await moveOrder(tx, { ...move, to: 'pending' });
  } catch (error) {
    // Its hold had ended, and the stock was sold in the meantime. Thrown before anything was written.
    if (!(error instanceof AppError) || error.code !== 'OUT_OF_STOCK') throw error;
    return moveOrder(tx, { ...move, to: 'cancelled', note: reasonToStore(reasonText('soldOut')) });
  }
}
