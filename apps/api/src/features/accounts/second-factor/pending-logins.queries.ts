import type { UserId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { isFresh } from '../is-fresh.queries.ts';

export type PendingLogin = { readonly userId: UserId; readonly passwordHash: string };

/** Stores a login whose password was right, and the hash of the token for its second step. A user may have several. */
export async function insertPendingLogin(
  tx: Db,
  tokenHash: Buffer,
  { userId, passwordHash }: PendingLogin,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('pending_logins')
    .values({ token_hash: tokenHash, user_id: userId, password_hash: passwordHash, begun_at: now })
    .execute();
}

const LIFE_MS = 10 * 60_000;

/** The pending login of a token, if it began in the last ten minutes. */
export async function findPendingLogin(db: Db, tokenHash: Buffer, now: Date): Promise<PendingLogin | null> {
  const row = await db
    .selectFrom('pending_logins')
    .select(['user_id as userId', 'password_hash as passwordHash'])
    .where('token_hash', '=', tokenHash)
    .where(isFresh('begun_at', now, LIFE_MS))
    .executeTakeFirst();
  return row ?? null;
}

/** Marks a token as used; returns whether it could be used. Of two attempts at the same time one succeeds. */
export async function takePendingLogin(tx: Db, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('pending_logins')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
