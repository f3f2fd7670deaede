import type { OrderId, UserId } from '@jhola/domain';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/schema.ts';
import { REFUSALS } from '../refunds/refund-problem.ts';

export type HeldRow = Pick<
  Selectable<Tables['payments']>,
  | 'order_id'
  | 'state'
  | 'amount_paise'
  | 'session_id'
  | 'payment_intent'
  | 'received'
  | 'fault'
  | 'updated_at'
>;

/**
 * Payments as `p` that an admin has to look at. The first two lines match the partial index, which leaves out payments
 * that were refunded as they should be: they have no fault. Held payments that were refunded since are done. Orders
 * aren't joined, because the planner expects more payments with a fault than there are, and would read all orders.
 */
const NEEDS_ADMIN = sql<boolean>`
  p.seen_to_at is null
  and (p.received is not null or p.state = 'held' or (p.state in ('paid', 'refunded') and p.fault is not null))
  and (
    p.state = 'held'
    or (p.received is not null and not (p.state = 'refunded' and p.received->>'id' = p.session_id))
    or (
      p.fault is not null
      and (select status from orders where id = p.order_id) not in ('cancelled', 'undelivered', 'abandoned')
    )
    or (p.state = 'paid' and p.fault = any(${[...REFUSALS]}::text[]))
  )`;

/** Payments that an admin has to look at, the latest first. */
export async function readHeld(db: Db, atMost: number): Promise<HeldRow[]> {
  return db
    .selectFrom('payments as p')
    .select([
      'p.order_id',
      'p.state',
      'p.amount_paise',
      'p.session_id',
      'p.payment_intent',
      'p.received',
      'p.fault',
      'p.updated_at',
    ])
    .where(NEEDS_ADMIN)
    .orderBy('p.updated_at', 'desc')
    .orderBy('p.order_id')
    .limit(atMost)
    .execute();
}

/** How many payments an admin has to look at. */
export async function countHeld(db: Db): Promise<number> {
  const { held } = await db
    .selectFrom('payments as p')
    .select(({ fn }) => fn.countAll<number>().as('held'))
    .where(NEEDS_ADMIN)
    .executeTakeFirstOrThrow();
  return held;
}

/** The numbers of at most `limit` of the user's orders whose payment an admin has to look at. */
export async function readHeldOrdersOf(tx: Db, userId: UserId, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select('o.order_number')
    .where('p.user_id', '=', userId)
    .where(NEEDS_ADMIN)
    .orderBy('o.id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.order_number);
}

/** When an admin last marked a payment as resolved, and its order's number; undefined if none has since its last report. */
export async function readResolved(
  tx: Db,
  orderId: OrderId,
): Promise<{ number: string; at: Date } | undefined> {
  return tx
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['o.order_number as number', 'p.seen_to_at as at'])
    .where('p.order_id', '=', orderId)
    .where('p.seen_to_at', 'is not', null)
    .$narrowType<{ at: Date }>()
    .executeTakeFirst();
}

/**
 * Marks a held payment as resolved. Returns its order's number and the columns that say why it was held; undefined if
 * the payment doesn't need an admin.
 */
export async function markResolved(tx: Db, orderId: OrderId, now: Date) {
  return tx
    .updateTable('payments as p')
    .from('orders as o')
    .set({ seen_to_at: now })
    .whereRef('o.id', '=', 'p.order_id')
    .where('p.order_id', '=', orderId)
    .where(NEEDS_ADMIN)
    .returning(['o.order_number', 'p.state', 'p.amount_paise', 'p.session_id', 'p.received', 'p.fault'])
    .executeTakeFirst();
}
