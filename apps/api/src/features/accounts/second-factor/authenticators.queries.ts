import type { UserId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import type { Sealed } from '../../../platform/keys/index.ts';

/** Stores a new secret, replacing an unconfirmed one. Returns false if there is a confirmed one. */
export async function storeSecret(
  db: Db,
  userId: UserId,
  { bytes, keyId }: Sealed,
  now: Date,
): Promise<boolean> {
  const secret = { secret: bytes, key_id: keyId, added_at: now };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('authenticators')
    .values({ user_id: userId, ...secret })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(secret).where('authenticators.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * A user's authenticator, with the secret as it is stored; null if there is none. `confirmedAt` is null until its first
 * code has confirmed it.
 */
export async function readAuthenticator(db: Db, userId: UserId) {
  const row = await db
    .selectFrom('authenticators')
    .select(['secret as bytes', 'key_id as keyId', 'confirmed_at as confirmedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** The same, but null also if it isn't confirmed yet. */
export async function readConfirmedAuthenticator(db: Db, userId: UserId) {
  const authenticator = await readAuthenticator(db, userId);
  return authenticator?.confirmedAt ? authenticator : null;
}

/**
 * Marks the code of a time step as used; returns whether it could be used. Of two attempts at the same time one
 * succeeds, and no earlier step can be used after it. `stored`: the stored secret that the code was checked with.
 */
export async function takeStep(db: Db, userId: UserId, stored: Buffer, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', stored)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a user's authenticator, confirmed or not. Passkeys and recovery codes are kept. */
export async function deleteAuthenticator(tx: Db, userId: UserId): Promise<void> {
  await tx.deleteFrom('authenticators').where('user_id', '=', userId).execute();
}

/** Marks an authenticator as confirmed; returns false if it was confirmed already. */
export async function markConfirmed(db: Db, userId: UserId, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ confirmed_at: now })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The ids of accounts whose secret is not encrypted with this key, sorted, after the given id. */
export async function listEncryptedWithOtherKeys(
  db: Db,
  keyId: string,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<UserId[]> {
  const rows = await db
    .selectFrom('authenticators')
    .select('user_id')
    .where('key_id', 'is distinct from', keyId)
    .where('user_id', '>', after as UserId)
    .orderBy('user_id')
    .limit(most)
    .execute();
  return rows.map((row) => row.user_id);
}

/**
 * Stores the same secret encrypted with another key; confirmation and last used code stay as they are. The user's row
 * must be locked, because `takeStep` compares the stored bytes.
 */
export async function replaceSecret(tx: Db, userId: UserId, { bytes, keyId }: Sealed): Promise<void> {
  await tx
    .updateTable('authenticators')
    .set({ secret: bytes, key_id: keyId })
    .where('user_id', '=', userId)
    .execute();
}
