import { sql } from 'kysely';
import type { Database } from '../platform/database.ts';

/** The number of statements on this database that wait for a lock at the moment. */
export async function countLockWaits(db: Database): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}
