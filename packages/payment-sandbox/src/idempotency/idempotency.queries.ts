import { sql } from 'kysely';
import type { Db } from '../database.ts';

export type StoredAnswer = { readonly status: number; readonly body: unknown };

/** Takes a key for this transaction; false where another one is at work with it. */
export async function takeKey(tx: Db, key: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`sandbox ${key}`}, 0)) as taken
  `.execute(tx);
  return rows[0]?.taken === true;
}

export async function findAnswer(
  tx: Db,
  key: string,
  since: Date,
): Promise<(StoredAnswer & { fingerprint: string }) | undefined> {
  return tx
    .selectFrom('sandbox_idempotency_keys')
    .select(['fingerprint', 'status', 'body'])
    .where('key', '=', key)
    .where('created_at', '>', since)
    .executeTakeFirst();
}

/** Keeps an answer, over one that was too old to be found. */
export async function insertAnswer(
  tx: Db,
  key: string,
  { fingerprint, status, body, now }: StoredAnswer & { readonly fingerprint: string; readonly now: Date },
): Promise<void> {
  const values = { fingerprint, status, body: JSON.stringify(body), created_at: now };
  await tx
    .insertInto('sandbox_idempotency_keys')
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
}

/** Forgets answers that nobody finds any more. */
export async function deleteAnswers(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('sandbox_idempotency_keys').where('created_at', '<=', until).execute();
}

/** What is done after this can be undone by itself. */
export async function markSavepoint(tx: Db): Promise<void> {
  await sql`savepoint sandbox_act`.execute(tx);
}

export async function undoToSavepoint(tx: Db): Promise<void> {
  await sql`rollback to savepoint sandbox_act`.execute(tx);
}
