import type { OrderId, Paise } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { isDue } from '../../../platform/is-due.queries.ts';
import type { RefundSummary } from '../provider/payment-provider.ts';
import { RETRY_FAILED_MS } from './refund-times.ts';

/** A refund that is due, for a cancelled or undelivered order. */
export type RefundOwed = {
  readonly orderId: OrderId;
  readonly paymentIntent: string;
  readonly amountPaise: Paise;
  readonly checks: number;
};

/** Claims due refunds of cancelled or undelivered orders, so that no other process pays them before `until`. */
export async function claimRefunds(db: Db, now: Date, until: Date, atMost: number): Promise<RefundOwed[]> {
  const owed = db
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.order_id', 'o.id')
    .select('p.order_id')
    .where('o.payment_status', '=', 'REFUND PENDING')
    .where('p.state', '=', 'paid')
    .where(isDue('p.next_check_at', now, RETRY_FAILED_MS))
    .orderBy('p.next_check_at')
    .limit(atMost)
    .forUpdate('p')
    .skipLocked();
  const rows = await db
    .updateTable('payments')
    .set(({ eb }) => ({ next_check_at: until, checks: eb('checks', '+', 1) }))
    .where('order_id', 'in', owed)
    .returning(['order_id', 'payment_intent', 'amount_paise', 'checks'])
    .execute();
  return rows.map(({ order_id: orderId, payment_intent, amount_paise: amountPaise, checks }) => {
    if (payment_intent === null) throw new Error(`Order ${orderId} is paid by an unknown payment`);
    return { orderId, paymentIntent: payment_intent, amountPaise, checks };
  });
}

/** Records the last list of a payment's refunds. */
export async function recordRefundList(tx: Db, orderId: OrderId, list: RefundSummary): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ refund_list: JSON.stringify(list) })
    .where('order_id', '=', orderId)
    .execute();
}

/** Records a payment's problem for an admin; null if none is left but the money that it received. */
export async function recordPaymentFault(
  tx: Db,
  orderId: OrderId,
  fault: string | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ fault, updated_at: now, seen_to_at: null })
    .where('order_id', '=', orderId)
    .execute();
}
