import { OPEN_STATUSES, type OrderId, UNDER_WAY_STATES, type UserId } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { type OrderRow, withLines } from './orders.queries.ts';

/** A user's orders with ids after this one, also those that were never placed, in the order of their ids. */
export async function readOrdersAfter(
  db: Db,
  userId: UserId,
  after: OrderId,
  limit: number,
): Promise<OrderRow[]> {
  return withLines(db)
    .where('o.user_id', '=', userId)
    .where('o.id', '>', after)
    .orderBy('o.id')
    .limit(limit)
    .execute();
}

/**
 * The numbers of at most `limit` of the user's orders that aren't finished: on their way, being paid, or to be
 * refunded. An abandoned order counts while the outcome of its card payment is unknown: if it was paid, the order is
 * placed.
 */
export async function readUnfinishedOrders(tx: Db, userId: UserId, limit: number): Promise<string[]> {
  const underWay = tx
    .selectFrom('payments')
    .select('order_id')
    .where('user_id', '=', userId)
    .where('state', 'in', UNDER_WAY_STATES);
  const rows = await tx
    .selectFrom('orders')
    .select('order_number')
    .where('user_id', '=', userId)
    .where(({ eb, or }) =>
      or([
        eb('status', 'in', [...OPEN_STATUSES, 'awaiting_payment']),
        eb('payment_status', '=', 'REFUND PENDING'),
        eb('id', 'in', underWay),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.order_number);
}

/**
 * Removes the personal data from a user's orders. City, state, country and pincode are kept for the shop's accounts, as
 * are the lines and the amounts.
 */
export async function forgetCustomer(tx: Db, userId: UserId): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      delivery_address: sql`delivery_address || '{"address_line": "Removed", "mobile": ""}'::jsonb`,
      idempotency_key: null,
    })
    .where('user_id', '=', userId)
    .execute();
  await tx
    .deleteFrom('order_origins')
    .where('order_id', 'in', tx.selectFrom('orders').select('id').where('user_id', '=', userId))
    .execute();
}
