import type { UserId } from '@jhola/domain';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/schema.ts';
import { isFresh } from '../is-fresh.queries.ts';

/** How long a code, and its verification, are valid. */
const LIFE_MS = 10 * 60_000;

/**
 * Stores a request for a password reset; the user's earlier requests stay valid. `user_id` is null if no account has
 * the email.
 */
export async function insertReset(db: Db, reset: Insertable<Tables['password_resets']>): Promise<void> {
  await db.insertInto('password_resets').values(reset).execute();
}

/**
 * Counts an attempt on a request that still permits attempts; returns the OTP's hash, or null. A verified request
 * permits them too: its response may have been lost.
 */
export async function countOtpTry(db: Db, cookieHash: Buffer, email: string, now: Date, most: number) {
  const row = await db
    .updateTable('password_resets')
    .set({ tries: sql<number>`tries + 1` })
    .where('cookie_hash', '=', cookieHash)
    .where('email', '=', email)
    .where('tries', '<', most)
    .where(isFresh('requested_at', now, LIFE_MS))
    .where('used_at', 'is', null)
    .returning(['otp_hash as otpHash', 'user_id as userId'])
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Records that the OTP of a request was right: for ten minutes from the first time, its browser may set a password.
 * Checks nothing itself.
 */
export async function markVerified(db: Db, cookieHash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('password_resets')
    .set({ proved_at: sql<Date>`coalesce(proved_at, ${now}::timestamptz)` })
    .where('cookie_hash', '=', cookieHash)
    .execute();
}

/** Whether a request was verified, is unused and has not expired. */
export async function isVerified(db: Db, cookieHash: Buffer, email: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('password_resets')
    .select('cookie_hash')
    .where('cookie_hash', '=', cookieHash)
    .where('email', '=', email)
    .where(isFresh('proved_at', now, LIFE_MS))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The password hash that this request has set in the last ten minutes; null if the account was changed since. */
export async function readUsedReset(db: Db, cookieHash: Buffer, email: string, now: Date) {
  const row = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select('users.password_hash as passwordHash')
    .where('cookie_hash', '=', cookieHash)
    .where('password_resets.email', '=', email)
    .where(isFresh('used_at', now, LIFE_MS))
    // Otherwise the password may have been changed since, and could be guessed here.
    .whereRef('users.updated_at', '=', 'password_resets.used_at')
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes the unused password resets of a user, also verified ones, so that OTPs sent before no longer work. */
export async function deleteUnusedResets(tx: Db, userId: UserId): Promise<void> {
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).where('used_at', 'is', null).execute();
}

/** Marks a verified request as used, once; returns its user, or null. */
export async function useReset(db: Db, cookieHash: Buffer, email: string, now: Date): Promise<UserId | null> {
  const row = await db
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('cookie_hash', '=', cookieHash)
    .where('email', '=', email)
    .where(isFresh('proved_at', now, LIFE_MS))
    .where('used_at', 'is', null)
    .where('user_id', 'is not', null)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}
