import { sql } from 'kysely';
import type { Db } from '../database.ts';

export type StoredResponse = { readonly status: number; readonly body: unknown };

/** Locks a key for this transaction; false if another one has locked it. */
export async function takeKey(tx: Db, key: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`sandbox ${key}`}, 0)) as taken
  `.execute(tx);
  return rows[0]?.taken === true;
}

/**
 * The response stored for a key, with its request's fingerprint; undefined if there is none that was stored after
 * `since`.
 */
export async function findResponse(
  tx: Db,
  key: string,
  since: Date,
): Promise<(StoredResponse & { fingerprint: string }) | undefined> {
  return tx
    .selectFrom('sandbox_idempotency_keys')
    .select(['fingerprint', 'status', 'body'])
    .where('key', '=', key)
    .where('created_at', '>', since)
    .executeTakeFirst();
}

/** Stores a response, replacing an expired one. */
export async function insertResponse(
  tx: Db,
  key: string,
  { fingerprint, status, body, now }: StoredResponse & { readonly fingerprint: string; readonly now: Date },
): Promise<void> {
  const values = { fingerprint, status, body: JSON.stringify(body), created_at: now };
  await tx
    .insertInto('sandbox_idempotency_keys')
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
}

/** Deletes expired responses. */
export async function deleteResponses(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('sandbox_idempotency_keys').where('created_at', '<=', until).execute();
}

/** Sets a savepoint, to which later writes can be rolled back. */
export async function markSavepoint(tx: Db): Promise<void> {
  await sql`savepoint sandbox_act`.execute(tx);
}

/** Rolls back all writes since `markSavepoint`. The transaction can continue, and keeps the lock of `takeKey`. */
export async function undoToSavepoint(tx: Db): Promise<void> {
  await sql`rollback to savepoint sandbox_act`.execute(tx);
}
