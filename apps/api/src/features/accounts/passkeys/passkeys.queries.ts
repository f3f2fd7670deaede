import type { UserId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { isFresh } from '../is-fresh.queries.ts';

/** Stores a challenge for a device to sign. `userId`: the user who adds a passkey, or null for a login. */
export async function insertChallenge(
  db: Db,
  challenge: string,
  userId: UserId | null,
  now: Date,
): Promise<void> {
  await db.insertInto('passkey_challenges').values({ challenge, user_id: userId, made_at: now }).execute();
}

const LIFE_MS = 5 * 60_000;

/**
 * Deletes a challenge, so that it is used once; returns whether it existed. It must have been made for this user (null
 * for a login) in the last five minutes.
 */
export async function takeChallenge(
  db: Db,
  challenge: string,
  userId: UserId | null,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where(isFresh('made_at', now, LIFE_MS))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export type NewPasskey = {
  readonly id: string;
  readonly userId: UserId;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly name: string;
};

/**
 * Stores a passkey that hasn't been used yet. If any account has this credential already, the database error violates
 * `passkeys_pkey`, which the caller translates.
 */
export async function insertPasskey(
  tx: Db,
  { id, userId, publicKey, counter, name }: NewPasskey,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('passkeys')
    .values({
      credential_id: id,
      user_id: userId,
      public_key: Buffer.from(publicKey),
      counter,
      name,
      added_at: now,
    })
    .execute();
}

/** The passkeys of an account, oldest first. */
export async function readPasskeys(db: Db, userId: UserId) {
  return db
    .selectFrom('passkeys')
    .select(['credential_id as id', 'name', 'added_at as addedAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('credential_id')
    .execute();
}

/**
 * The owner, public key and signature counter of a passkey, by its credential id; null if there is none. The owner's
 * account may be suspended.
 */
export async function findPasskey(db: Db, id: string) {
  const row = await db
    .selectFrom('passkeys')
    .select(['user_id as userId', 'public_key as publicKey', 'counter'])
    .where('credential_id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Updates a passkey's counter and last use; returns whether it still exists. */
export async function recordUse(tx: Db, id: string, counter: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('credential_id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a passkey of this user; returns whether it existed. */
export async function deletePasskey(tx: Db, userId: UserId, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('credential_id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
