import type { Kysely, Transaction } from 'kysely';
import { StatementOutdated } from './statement-outdated.ts';

const TRIES = 3;
/** Serialization failure and deadlock: PostgreSQL rolled this transaction back in favour of another one. */
const RETRY_CODES = ['40001', '40P01'];

/**
 * Runs `work` in one transaction. Retries it from the start, up to twice, after a deadlock, a serialization failure or
 * an outdated prepared statement. So `work` must have no effects except those that are rolled back with the
 * transaction.
 */
export function inTransaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return retryIfRolledBack(() => db.transaction().execute(work));
}

/**
 * Runs queries that all see the same state of the database, in one read-only transaction; retries them as
 * `inTransaction` does.
 */
export function inSnapshot<Tables, Result>(
  db: Kysely<Tables>,
  read: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return retryIfRolledBack(() => snapshot.execute(read));
}

/** Runs work that is one statement, and so a transaction by itself; repeats it if PostgreSQL rolled it back. */
export async function retryIfRolledBack<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !canRetry(error)) throw error;
    }
  }
}

function canRetry(error: unknown): boolean {
  if (error instanceof StatementOutdated) return true;
  return error instanceof Error && 'code' in error && RETRY_CODES.includes(String(error.code));
}
