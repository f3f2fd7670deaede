import type { OrderId, Paise } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';

export type RefundOwed = {
  readonly orderId: OrderId;
  readonly paymentIntent: string;
  readonly amountPaise: Paise;
  readonly checks: number;
};

/** What was paid for orders that are cancelled since, so that nobody else pays it back before `until`. */
export async function claimRefunds(db: Db, now: Date, until: Date, atMost: number): Promise<RefundOwed[]> {
  const owed = db
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.order_id', 'o.id')
    .select('p.order_id')
    .where('o.payment_status', '=', 'REFUND PENDING')
    .where('p.state', '=', 'paid')
    .where('p.next_check_at', '<=', now)
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

/** Writes that the money went back. */
export async function noteRefund(tx: Db, orderId: OrderId, refundId: string, now: Date): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ state: 'refunded', refund_id: refundId, fault: null, updated_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'paid')
    .execute();
  await tx
    .updateTable('orders')
    .set({ payment_status: 'REFUNDED', updated_at: now })
    .where('id', '=', orderId)
    .execute();
}
