import type { Kysely, Transaction } from 'kysely';
import { PlanOutdated } from './plan-outdated.ts';

const TRIES = 3;
/** PostgreSQL picked this transaction to give way; done again, it will most likely pass. */
const GIVE_WAY_CODES = ['40001', '40P01'];

/**
 * Runs `work` in one transaction, and again from the start where PostgreSQL made it give way to another
 * (a deadlock, a serialization failure), or couldn't use a prepared statement. So `work` must do nothing that isn't undone with the transaction.
 */
export async function inTransaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (left === 0 || !mustGiveWay(error)) throw error;
    }
  }
}

function mustGiveWay(error: unknown): boolean {
  if (error instanceof PlanOutdated) return true;
  return error instanceof Error && 'code' in error && GIVE_WAY_CODES.includes(String(error.code));
}
