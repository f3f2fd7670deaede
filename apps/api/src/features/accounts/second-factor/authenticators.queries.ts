import type { UserId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';

/** Stores a new secret in place of one that was never confirmed. Returns false if there is a confirmed one. */
export async function putSecret(db: Db, userId: UserId, secret: Buffer, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('authenticators')
    .values({ user_id: userId, secret, added_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, added_at: now })
        .where('authenticators.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function readAuthenticator(db: Db, userId: UserId) {
  const row = await db
    .selectFrom('authenticators')
    .select(['secret', 'added_at as addedAt', 'confirmed_at as confirmedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Uses the code of a time step up; returns whether it could be used. Of two attempts at once one succeeds, and no
 * earlier step can be used after it. `secret`: the one that the code was compared with.
 */
export async function takeStep(db: Db, userId: UserId, secret: Buffer, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

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
