import type { RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database.ts';

/**
 * Runs `work` while another transaction holds the locks of these statements. Releases them also if `work` fails:
 * otherwise all later tests would wait for them.
 */
export async function whileHeld<Result>(
  db: Database,
  locks: RawBuilder<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  const other = await db.startTransaction().execute();
  try {
    await locks.execute(other);
    return await work();
  } finally {
    await other.rollback().execute();
  }
}
