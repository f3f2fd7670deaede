import type { OrderId } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { StockWanted } from '../../catalogue/index.ts';
import type { Move } from './move-order.ts';

/** The order's state, held until the transaction ends. */
export async function lockOrder(tx: Db, id: OrderId) {
  return tx
    .selectFrom('orders')
    .select(['status', 'order_number'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** What the order takes off the stock. A product that was deleted since has none. */
export async function readStockOfOrder(tx: Db, id: OrderId): Promise<StockWanted[]> {
  const rows = await tx
    .selectFrom('order_lines')
    .select(['product_id as productId', 'quantity'])
    .where('order_id', '=', id)
    .execute();
  return rows.flatMap(({ productId, quantity }) => (productId === null ? [] : [{ productId, quantity }]));
}

/**
 * Writes the state. An order counts as placed when its payment is in, cash is in the till when an order was
 * delivered, and what was paid for an order that is cancelled is owed back.
 */
export async function setStatus(tx: Db, move: Move): Promise<void> {
  const { orderId, from, to, note, now } = move;
  const isPaidJustNow = from === 'awaiting_payment' || from === 'abandoned';
  await tx
    .updateTable('orders')
    .set({ status: to, status_since: now, updated_at: now })
    .$if(to === 'abandoned', (query) => query.set({ payment_status: 'NOT PAID' }))
    .$if(to === 'pending', (query) => query.set({ placed_at: now, payment_status: 'PAID' }))
    .$if(to === 'delivered', (query) =>
      // Money that was given back by hand meanwhile didn't come back.
      query.set({
        payment_status: sql<string>`case payment_status when 'REFUNDED' then 'REFUNDED' else 'PAID' end`,
      }),
    )
    .$if(to === 'cancelled', (query) =>
      query.set({
        cancel_reason: note ?? null,
        payment_status: isPaidJustNow
          ? 'REFUND PENDING'
          : sql<string>`case payment_status when 'PAID' then 'REFUND PENDING' else payment_status end`,
      }),
    )
    .where('id', '=', orderId)
    .execute();
}

/** The cart's lines that the order would have used up can be ordered again. */
export async function releaseCartLines(tx: Db, id: OrderId): Promise<void> {
  await tx.updateTable('order_lines').set({ cart_line_id: null }).where('order_id', '=', id).execute();
}

export async function noteMove(tx: Db, { orderId, to, by, note, now }: Move): Promise<void> {
  await tx
    .insertInto('order_events')
    .values({
      order_id: orderId,
      status: to,
      happened_at: now,
      actor: by.kind,
      actor_id: by.kind === 'program' ? null : by.id,
      note: note ?? null,
    })
    .execute();
}
