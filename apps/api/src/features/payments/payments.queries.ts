import {
  mayPaymentMove,
  type OrderId,
  type Paise,
  type PaymentState,
  type ProductId,
  UNDER_WAY_STATES,
  type UserId,
} from '@jhola/domain';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { isDue } from '../../platform/is-due.queries.ts';
import type { Tables } from '../../platform/schema.ts';
import { LONGEST_PAUSE_MS } from './check-times.ts';

export type PaymentRow = Selectable<Tables['payments']>;

/**
 * Locks the shopper's row, so that only one action at a time starts, ends or settles their payments. Must be the first
 * lock.
 */
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

/**
 * Inserts the payment of an order, which is opening: it has no session yet. Keeps the shopper's email as it is now, so
 * that each request for the session is the same. Violates payments_pkey if the order has a payment already.
 */
export async function insertPayment(tx: Db, payment: PaymentToInsert): Promise<PaymentRow> {
  return tx
    .insertInto('payments')
    .values(({ selectFrom }) => ({
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
      customer_email: selectFrom('users').select('email').where('id', '=', payment.userId),
    }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The payment of an order, without locking it: hold the shopper's lock to change it. Throws if there is none. */
export async function readPayment(db: Db, orderId: OrderId): Promise<PaymentRow> {
  return db.selectFrom('payments').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
}

/**
 * The payment of a session: found by the session's id, or by its order if the session isn't recorded yet or is a
 * different one.
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

/** The payment with this id of the provider; undefined if it isn't ours. */
export async function findByIntent(db: Db, paymentIntent: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('payment_intent', '=', paymentIntent).executeTakeFirst();
}

/** Payments of the user whose outcome is unknown: the open one, and lapsed ones. */
export async function findUnderWay(db: Db, userId: UserId): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', UNDER_WAY_STATES)
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

/**
 * Moves a payment to another state. The caller has read it under the shopper's lock. Throws if the transition isn't
 * allowed.
 */
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
    // The next step (a check, or a refund) is due immediately, unless the change sets another time. Resets
    // `seen_to_at`, because an admin hasn't seen the new state.
    .set({ checks: 0, next_check_at: now, updated_at: now, seen_to_at: null, ...change })
    // Only a lapsed payment's session may have to be requested again.
    .$if(change.state !== 'lapsed', (update) => update.set({ customer_email: null }))
    .where('order_id', '=', order_id)
    .execute();
}

/**
 * Claims payments that are due for a check, so that no other process checks them before `until`. A payment whose next
 * check is further away than the longest pause is due too: a clock that was ahead had set that time.
 */
export async function claimDuePayments(
  db: Db,
  now: Date,
  until: Date,
  atMost: number,
): Promise<PaymentRow[]> {
  const due = db
    .selectFrom('payments')
    .select('order_id')
    .where('state', 'in', UNDER_WAY_STATES)
    .where(isDue('next_check_at', now, LONGEST_PAUSE_MS))
    .orderBy('next_check_at')
    .limit(atMost)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('payments')
    .set({ next_check_at: until, asked_at: now, checks: sql<number>`checks + 1` })
    .where('order_id', 'in', due)
    .returningAll()
    .execute();
}

/**
 * Sets the time of the next check or refund attempt, and the problem of the last one, or null, if the payment is still
 * in one of `states`: it may have been settled during the attempt. Without `fault` the recorded problem stays. Leaves
 * the state as it is.
 */
export async function checkAgainAt(
  db: Db,
  orderId: OrderId,
  states: readonly PaymentState[],
  { at, ...change }: { readonly at: Date; readonly fault?: string | null },
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ next_check_at: at, ...change })
    .where('order_id', '=', orderId)
    .where('state', 'in', states)
    .execute();
}

/** Records an event of the provider; returns false if it was recorded before. */
export async function recordProviderEvent(
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

/** Records an amount received for a payment without changing its state; returns false if one was recorded before. */
export async function recordReceived(
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

/** Deletes old events. The provider resends an event for three days, and for thirty if asked to. */
export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('payment_events').where('received_at', '<', before).execute();
}

/**
 * Claims an open payment for an immediate check with the provider, at most once in `atLeastMs`, however often a page
 * polls, and after a failed check once in `afterFailureMs`; `until`: the time of the sweeper's next check. Returns
 * undefined if the provider was asked more recently, or the payment has ended.
 */
export async function claimToAsk(
  db: Db,
  orderId: OrderId,
  { now, until, atLeastMs, afterFailureMs }: Asking,
): Promise<PaymentRow | undefined> {
  const from = (ms: number) => new Date(now.getTime() + ms);
  return db
    .updateTable('payments')
    .set({ next_check_at: until, asked_at: now })
    .where('order_id', '=', orderId)
    .where('state', 'in', ['open', 'lapsed'])
    .where('session_id', 'is not', null)
    .where(({ eb, or, and }) =>
      or([
        eb('asked_at', 'is', null),
        eb('asked_at', '<=', from(-afterFailureMs)),
        and([eb('fault', 'is', null), eb('asked_at', '<=', from(-atLeastMs))]),
        // A clock was ahead.
        eb('asked_at', '>', from(afterFailureMs)),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}

export type Asking = {
  readonly now: Date;
  readonly until: Date;
  readonly atLeastMs: number;
  readonly afterFailureMs: number;
};

/**
 * Records that the shopper has abandoned the payment, by setting its expiry to now, so that the sweeper ends it if this
 * process can't. Returns the updated payment; undefined if it has ended already, or if the provider hasn't confirmed
 * its session yet: that request must be repeated with the original expiry.
 */
export async function markAbandoned(
  db: Db,
  orderId: OrderId,
  { now, checkAt }: { readonly now: Date; readonly checkAt: Date },
): Promise<PaymentRow | undefined> {
  return db
    .updateTable('payments')
    .set({
      expires_at: sql<Date>`least(expires_at, ${now}::timestamptz)`,
      next_check_at: checkAt,
      asked_at: now,
    })
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst();
}

/** The user's orders with an open payment that have a different quantity of this product than the new one. */
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

/** The payment for which this session of the provider is recorded; undefined if there is none. */
export async function findBySession(db: Db, sessionId: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('session_id', '=', sessionId).executeTakeFirst();
}
