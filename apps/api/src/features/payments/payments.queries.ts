import {
  mayPaymentMove,
  type OrderId,
  type Paise,
  type PaymentState,
  type ProductId,
  type UserId,
} from '@jhola/domain';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/schema.ts';

export type PaymentRow = Selectable<Tables['payments']>;

/** One action at a time on what a shopper pays: whoever settles, begins or ends a payment of theirs holds this first. */
export async function lockShopper(tx: Db, userId: UserId): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export type PaymentToInsert = {
  readonly orderId: OrderId;
  readonly userId: UserId;
  readonly amountPaise: Paise;
  readonly expiresAt: Date;
  readonly nextCheckAt: Date;
  readonly now: Date;
};

export async function insertPayment(tx: Db, payment: PaymentToInsert): Promise<PaymentRow> {
  return tx
    .insertInto('payments')
    .values({
      order_id: payment.orderId,
      user_id: payment.userId,
      state: 'opening',
      amount_paise: payment.amountPaise,
      session_id: null,
      session_url: null,
      expires_at: payment.expiresAt,
      payment_intent: null,
      received: null,
      refund_id: null,
      fault: null,
      next_check_at: payment.nextCheckAt,
      seen_to_at: null,
      created_at: payment.now,
      updated_at: payment.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function readPayment(db: Db, orderId: OrderId): Promise<PaymentRow> {
  return db.selectFrom('payments').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
}

/**
 * The payment that a session is of: by its id, or by the order that it was made for, where its own isn't known yet
 * or is another one.
 */
export async function findPayment(
  db: Db,
  session: { readonly id: string; readonly orderId: OrderId | null },
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where(({ eb, or }) => or([eb('session_id', '=', session.id), eb('order_id', '=', session.orderId)]))
    .orderBy(
      ({ eb }) => eb('session_id', '=', session.id),
      (by) => by.desc().nullsLast(),
    )
    .executeTakeFirst();
}

/** The payment that the provider knows by this id of its own; undefined where it is none of ours. */
export async function findByIntent(db: Db, paymentIntent: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('payment_intent', '=', paymentIntent).executeTakeFirst();
}

/** Payments of the user of which nobody knows yet how they end: the open one, and ones whose hold was let go. */
export async function findUnderWay(db: Db, userId: UserId): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', ['opening', 'open', 'lapsed'])
    .orderBy('created_at')
    .execute();
}

export type PaymentChange = {
  readonly state: PaymentState;
  readonly session_id?: string;
  readonly session_url?: string | null;
  readonly payment_intent?: string | null;
  readonly received?: string;
  readonly fault?: string | null;
  readonly refund_id?: string | null;
  readonly next_check_at?: Date;
};

/** Moves a payment on, which the caller has read under the shopper's lock. Throws where it may not go there. */
export async function changePayment(
  tx: Db,
  { order_id, state }: PaymentRow,
  change: PaymentChange,
  now: Date,
): Promise<void> {
  if (!mayPaymentMove(state, change.state))
    throw new Error(`A payment that is ${state} can’t be ${change.state}`);
  await tx
    .updateTable('payments')
    // What comes next is due at once, unless the change says otherwise: the next check, or the refund.
    // Whoever saw to it before has not seen this.
    .set({ checks: 0, next_check_at: now, updated_at: now, seen_to_at: null, ...change })
    .where('order_id', '=', order_id)
    .execute();
}

/** Takes payments whose end is to be asked for, so that nobody else asks before `until`. */
export async function claimDuePayments(
  db: Db,
  now: Date,
  until: Date,
  atMost: number,
): Promise<PaymentRow[]> {
  const due = db
    .selectFrom('payments')
    .select('order_id')
    .where('state', 'in', ['opening', 'open', 'lapsed'])
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(atMost)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('payments')
    .set({ next_check_at: until, checks: sql<number>`checks + 1` })
    .where('order_id', 'in', due)
    .returningAll()
    .execute();
}

export async function checkAgainAt(db: Db, orderId: OrderId, at: Date, fault: string | null): Promise<void> {
  await db
    .updateTable('payments')
    .set({ next_check_at: at, fault })
    .where('order_id', '=', orderId)
    .execute();
}

/** Notes an event of the provider; false where it was noted before. */
export async function noteEvent(
  tx: Db,
  event: { readonly id: string; readonly type: string },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_events')
    .values({ event_id: event.id, type: event.type, received_at: now })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Keeps what came in beside a payment that it doesn't change; false where something was kept before. */
export async function keepReceived(
  tx: Db,
  orderId: OrderId,
  kept: { readonly received: string; readonly fault: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({ ...kept, updated_at: now, seen_to_at: null })
    .where('order_id', '=', orderId)
    .where('received', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets events that were noted so long ago that the provider sends them no more. */
export async function forgetEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('payment_events').where('received_at', '<', before).execute();
}

/**
 * Takes a payment that the provider has a session of to ask for it out of turn, so that a page that asks again and
 * again makes no more than one question in `atLeastMs`. Nothing comes back where it was asked just now, or has ended.
 */
export async function claimToAsk(
  db: Db,
  orderId: OrderId,
  until: Date,
  atLeastMs: number,
): Promise<PaymentRow | undefined> {
  return db
    .updateTable('payments')
    .set({ next_check_at: until })
    .where('order_id', '=', orderId)
    .where('state', 'in', ['open', 'lapsed'])
    .where('session_id', 'is not', null)
    .where('next_check_at', '<=', new Date(until.getTime() - atLeastMs))
    .returningAll()
    .executeTakeFirst();
}

/**
 * Writes that the shopper doesn't want to pay this any more: its time is over, so that the sweeper ends it if this
 * process can't. Returns the payment as it is then; undefined if it has ended already, or if the provider hasn't
 * answered yet, whose session must be asked for with the time that it was first asked for.
 */
export async function markAbandoned(
  db: Db,
  orderId: OrderId,
  { now, checkAt }: { readonly now: Date; readonly checkAt: Date },
): Promise<PaymentRow | undefined> {
  return db
    .updateTable('payments')
    .set({ expires_at: sql<Date>`least(expires_at, ${now}::timestamptz)`, next_check_at: checkAt })
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst();
}

/** The orders of the user that can still be paid and have another quantity of this product than is wanted now. */
export async function findOutdated(
  db: Db,
  userId: UserId,
  wanted: { readonly productId: ProductId; readonly quantity: number },
): Promise<OrderId[]> {
  const rows = await db
    .selectFrom('payments as p')
    .innerJoin('order_lines as l', 'l.order_id', 'p.order_id')
    .select('p.order_id')
    .where('p.user_id', '=', userId)
    .where('p.state', '=', 'open')
    .where('l.product_id', '=', wanted.productId)
    .where('l.quantity', '<>', wanted.quantity)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

export async function findBySession(db: Db, sessionId: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('session_id', '=', sessionId).executeTakeFirst();
}
