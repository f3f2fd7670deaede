import type { OrderId, SessionId, StoredOrderStatus } from '@jhola/domain';
import type { Language } from '@jhola/messages';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { isDue } from '../../platform/is-due.queries.ts';
import { CLAIM_MS, LONGEST_PAUSE_MS } from './push-times.ts';

/** The statuses that shoppers get a message about. `pending` has none: the page after the order shows it. */
const STATUSES_WITH_MESSAGE = ['processing', 'shipped', 'delivered', 'undelivered', 'cancelled'] as const;
export type StatusWithMessage = (typeof STATUSES_WITH_MESSAGE)[number];

/** Whether shoppers get a message when an order has this status. */
export function hasPushMessage(status: StoredOrderStatus): status is StatusWithMessage {
  return STATUSES_WITH_MESSAGE.some((each) => each === status);
}

/**
 * Queues a message for the shopper's devices, in the transaction that moves the order. Keeps only the newest status. If
 * a process is sending an older one, its claim remains, so that no other process overtakes it.
 */
export async function queueOrderPush(
  tx: Db,
  orderId: OrderId,
  status: StatusWithMessage,
  now: Date,
): Promise<void> {
  await sql`
    with devices as (
      select p.session_id from push_subscriptions p join orders o on o.user_id = p.user_id
      where o.id = ${orderId} order by p.session_id for key share of p
    )
    insert into push_queue (session_id, order_id, status, queued_at, next_try_at)
    select session_id, ${orderId}, ${status}, ${now}::timestamptz, ${now}::timestamptz from devices
    on conflict (session_id, order_id) do update
      set status = excluded.status, queued_at = excluded.queued_at, next_try_at = excluded.next_try_at, tries = 0`.execute(
    tx,
  );
}

export type DuePush = {
  readonly sessionId: SessionId;
  readonly orderId: OrderId;
  readonly orderNumber: string;
  readonly status: StatusWithMessage;
  readonly queuedAt: Date;
  readonly tries: number;
  readonly claimedUntil: Date;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
  /** Whether the device's session is open. */
  readonly isLive: boolean;
};

/**
 * Claims messages that are due, so that no other sender claims them, or newer ones that replace them, before `until`.
 */
export async function claimDuePushes(db: Db, now: Date, until: Date, atMost: number): Promise<DuePush[]> {
  const { rows } = await sql<DuePush>`
    with due as (
      select session_id, order_id from push_queue
      where ${isDue('next_try_at', now, LONGEST_PAUSE_MS)}
        and (claimed_until is null or ${isDue('claimed_until', now, CLAIM_MS)})
      order by next_try_at limit ${atMost} for update skip locked
    )
    update push_queue q set next_try_at = ${until}::timestamptz, claimed_until = ${until}::timestamptz, tries = q.tries + 1
    from due, push_subscriptions p, sessions s, orders o
    where q.session_id = due.session_id and q.order_id = due.order_id and p.session_id = q.session_id
      and s.id = q.session_id and o.id = q.order_id
    returning q.session_id as "sessionId", q.order_id as "orderId", o.order_number as "orderNumber", q.status,
      q.queued_at as "queuedAt", q.tries, q.claimed_until as "claimedUntil", p.endpoint, p.p256dh, p.auth, p.language,
      s.ended_at is null and s.expires_at > ${now}::timestamptz as "isLive"`.execute(db);
  return rows;
}

/**
 * Deletes a message that was sent or dropped. If a newer one of the order has replaced it, ends the claim of that one.
 */
export async function deletePush(db: Db, push: DuePush): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('push_queue')
    .where('session_id', '=', push.sessionId)
    .where('order_id', '=', push.orderId)
    .where('status', '=', push.status)
    .where('queued_at', '=', push.queuedAt)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) await releasePush(db, push);
}

/** Sets the time of the next attempt. If a newer message has replaced this one, ends the claim of that one. */
export async function postponePush(db: Db, push: DuePush, at: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('push_queue')
    .set({ next_try_at: at, claimed_until: null })
    .where('session_id', '=', push.sessionId)
    .where('order_id', '=', push.orderId)
    .where('status', '=', push.status)
    .where('queued_at', '=', push.queuedAt)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) await releasePush(db, push);
}

/** Ends this process's claim, so that any process may send a newer message of the order. */
export async function releasePush(db: Db, push: DuePush): Promise<void> {
  await db
    .updateTable('push_queue')
    .set({ claimed_until: null })
    .where('session_id', '=', push.sessionId)
    .where('order_id', '=', push.orderId)
    .where('claimed_until', '=', push.claimedUntil)
    .execute();
}

/** Ends this process's claims of messages that it hasn't begun to send: they are due at once, for any process. */
export async function releaseUnsent(db: Db, pushes: readonly DuePush[], now: Date): Promise<void> {
  await sql`
    update push_queue q set claimed_until = null, next_try_at = least(q.next_try_at, ${now}::timestamptz),
      tries = greatest(q.tries - 1, 0)
    from unnest(
      ${pushes.map((push) => push.sessionId)}::text[],
      ${pushes.map((push) => push.orderId)}::text[],
      ${pushes.map((push) => push.claimedUntil)}::timestamptz[]
    ) as unsent (session_id, order_id, claimed_until)
    where q.session_id = unsent.session_id and q.order_id = unsent.order_id
      and q.claimed_until = unsent.claimed_until`.execute(db);
}

/** The number of waiting messages. */
export async function countPushes(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('push_queue')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
