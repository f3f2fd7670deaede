import {
  isUnfulfilled,
  type OrderId,
  type ProductId,
  type ReturnOutcome,
  UNPLACED_STATUSES,
} from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { RETURN_OUTCOME } from '../return-outcome.queries.ts';
import type { Move } from './move.ts';

/** The order's status; locks its row until the transaction ends. */
export async function lockOrder(tx: Db, id: OrderId) {
  return tx
    .selectFrom('orders')
    .select(['status', 'order_number'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * The quantities that the order takes from the stock, without deleted products, and the name of a deleted one of its
 * products, or null.
 */
export async function readStockOfOrder(tx: Db, id: OrderId) {
  const ordered = await tx
    .selectFrom('order_lines')
    .select(['product_id as productId', 'name', 'quantity'])
    .where('order_id', '=', id)
    .orderBy('position')
    .execute();
  const lines = ordered.flatMap(({ productId, quantity }) =>
    productId === null ? [] : [{ productId, quantity }],
  );
  return { lines, deleted: ordered.find(({ productId }) => productId === null)?.name ?? null };
}

/**
 * Writes the status. An order is placed when its payment has arrived; cash is received when it was delivered and never
 * for an undelivered order; a card payment is due for a refund if the order is cancelled or undelivered.
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
      // A payment that was refunded by hand stays REFUNDED.
      query.set({
        payment_status: sql<string>`case payment_status when 'REFUNDED' then 'REFUNDED' else 'PAID' end`,
      }),
    )
    .$if(isUnfulfilled(to), (query) => query.set({ cancel_reason: note ?? null }))
    .$if(to === 'cancelled', (query) =>
      query.set({
        payment_status: isPaidJustNow
          ? 'REFUND PENDING'
          : sql<string>`case payment_status when 'PAID' then 'REFUND PENDING' else payment_status end`,
      }),
    )
    .$if(to === 'undelivered', (query) =>
      query.set({
        payment_status: sql<string>`case
          when payment_method = 'cash' then 'NOT PAID' when payment_status = 'PAID' then 'REFUND PENDING'
          else payment_status end`,
      }),
    )
    .where('id', '=', orderId)
    .execute();
}

/** Writes the payment status of an order. Does nothing if it was never placed. */
export async function setMoneyState(
  tx: Db,
  id: OrderId,
  paymentStatus: 'PAID' | 'REFUND PENDING' | 'REFUNDED',
  now: Date,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ payment_status: paymentStatus, updated_at: now })
    .where('id', '=', id)
    .where('status', 'not in', UNPLACED_STATUSES)
    .execute();
}

export type ReturnedLine = {
  readonly position: number;
  /** Null if the product was deleted. */
  readonly productId: ProductId | null;
  readonly name: string;
  readonly quantity: number;
  readonly returnOutcome: ReturnOutcome;
};

/** Records what happened to the lines of an undelivered order; their positions are counted from 0. */
export async function recordReturnedLines(
  tx: Db,
  id: OrderId,
  writtenOff: readonly number[],
): Promise<ReturnedLine[]> {
  const { rows } = await sql<ReturnedLine>`
    update order_lines set ${RETURN_OUTCOME} = case
      when position = any(${writtenOff}::integer[]) then 'written_off' else 'stock' end
    where order_id = ${id}
    returning position, product_id as "productId", name, quantity, ${RETURN_OUTCOME} as "returnOutcome"`.execute(
    tx,
  );
  return rows;
}

/** The positions of an undelivered order's lines that were written off, from 0. */
export async function readWrittenOff(tx: Db, id: OrderId): Promise<number[]> {
  const rows = await tx
    .selectFrom('order_lines')
    .select('position')
    .where('order_id', '=', id)
    .where(RETURN_OUTCOME, '=', 'written_off')
    .execute();
  return rows.map(({ position }) => position);
}

/** Lets the cart lines that the order would have used be ordered again. */
export async function releaseCartLines(tx: Db, id: OrderId): Promise<void> {
  await tx.updateTable('order_lines').set({ cart_line_id: null }).where('order_id', '=', id).execute();
}

/** Adds a move to the order's history. Doesn't change the order's status: `setStatus` does. */
export async function recordMove(tx: Db, { orderId, to, by, note, now }: Move): Promise<void> {
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

/** Who made the order's last move, and why; its order's row is locked by the caller. */
export async function readLastMove(tx: Db, id: OrderId) {
  return tx
    .selectFrom('order_events')
    .select(['actor_id', 'note'])
    .where('order_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
