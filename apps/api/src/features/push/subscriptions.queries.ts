import type { SessionId, UserId } from '@jhola/domain';
import type { Language } from '@jhola/messages';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

export type Subscription = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** Whether a session's device is subscribed. */
export async function isSubscribed(db: Db, sessionId: SessionId): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Subscribes a session's device; replaces the subscription of the session, or of an earlier session on the same device.
 */
export async function replaceSubscription(
  tx: Db,
  subscriber: { readonly userId: UserId; readonly sessionId: SessionId; readonly language: Language },
  { endpoint, keys }: Subscription,
  now: Date,
): Promise<void> {
  const { userId: user_id, sessionId: session_id, language } = subscriber;
  const { p256dh, auth } = keys;
  await tx
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('session_id', '<>', session_id)
    .execute();
  await tx
    .insertInto('push_subscriptions')
    .values({ session_id, user_id, endpoint, p256dh, auth, language, added_at: now })
    .onConflict((conflict) =>
      conflict.column('session_id').doUpdateSet({ endpoint, p256dh, auth, language, added_at: now }),
    )
    .execute();
}

/** Deletes the subscription of a session's device, if there is one. */
export async function deleteSubscription(db: Db, sessionId: SessionId): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute();
}

/** Deletes a subscription that its push service no longer knows, unless it was replaced in between. */
export async function deleteExpiredSubscription(
  db: Db,
  sessionId: SessionId,
  endpoint: string,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('session_id', '=', sessionId)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** Deletes all subscriptions of a user. */
export async function deletePushOf(tx: Db, userId: UserId): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute();
}

/** Deletes the subscriptions of a user's ended sessions, or of one session. */
export async function deleteEndedPush(
  db: Db,
  of: { readonly userId: UserId } | { readonly sessionId: SessionId },
): Promise<void> {
  const whose = 'userId' in of ? sql`p.user_id = ${of.userId}` : sql`p.session_id = ${of.sessionId}`;
  await sql`
    delete from push_subscriptions p using sessions s
    where ${whose} and s.id = p.session_id and s.ended_at is not null`.execute(db);
}

/** A user's subscriptions: push service, language, and time. Without their endpoints, which are secrets. */
export async function readPushOf(db: Db, userId: UserId) {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'language', 'added_at as addedAt'])
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .execute();
  return rows.map(({ endpoint, ...row }) => ({ service: new URL(endpoint).hostname, ...row }));
}

/** The number of subscribed devices, of all users. */
export async function countSubscriptions(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('push_subscriptions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
