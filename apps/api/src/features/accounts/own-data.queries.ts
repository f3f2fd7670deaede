import type { UserId } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';

/** The devices on which a user has logged in: only the times are stored readably. */
export async function readDevicesOf(db: Db, userId: UserId) {
  return db
    .selectFrom('known_devices')
    .select(['known_since as knownSince', 'last_seen_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('known_since')
    .execute();
}

/** The confirmation links that were mailed for a user, without their codes. */
export async function readConfirmationsOf(db: Db, userId: UserId) {
  return db
    .selectFrom('email_confirmations')
    .select(['email', 'created_at as mailedAt', 'used_at as usedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** The requests for a new password of a user's account, without their codes. */
export async function readResetsOf(db: Db, userId: UserId) {
  return db
    .selectFrom('password_resets')
    .select(['email', 'requested_at as requestedAt', 'used_at as usedAt'])
    .where('user_id', '=', userId)
    .orderBy('requested_at')
    .execute();
}
