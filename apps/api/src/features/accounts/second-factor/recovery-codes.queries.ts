import type { UserId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';

/**
 * Deletes a user's recovery codes, used or not, and stores the hashes of new ones, of which there must be at least one.
 * Must run in a transaction.
 */
export async function replaceRecoveryCodes(tx: Db, userId: UserId, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** Marks a code as used; returns whether it could be used. Of two attempts at the same time one succeeds. */
export async function takeRecoveryCode(db: Db, userId: UserId, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many unused recovery codes a user has; 0 without a second factor. */
export async function countRecoveryCodes(db: Db, userId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
