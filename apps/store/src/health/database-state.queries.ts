import { type Database, within } from '@jhola/api';
import { sql } from 'kysely';

export type DatabaseState = 'away' | 'read-only' | 'serving';

/** The database's current state, as far as it responds within a time limit in milliseconds. Never rejects. */
export async function stateOfDatabase(db: Database, limitMs: number): Promise<DatabaseState> {
  const state = readState(db).catch(() => 'away' as const);
  return within(limitMs, 'away', state);
}

/** Whether the database accepts a write that needs disk space. Leaves no data behind. Never rejects. */
export async function databaseHasRoom(db: Database, limitMs: number): Promise<boolean> {
  const isWritten = write(db).then(
    () => true,
    () => false,
  );
  return within(limitMs, false, isWritten);
}

async function readState(db: Database): Promise<DatabaseState> {
  const { rows } = await sql<{ readOnly: boolean }>`
    select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "readOnly"`.execute(
    db,
  );
  return rows[0]?.readOnly ? 'read-only' : 'serving';
}

async function write(db: Database): Promise<void> {
  await db.transaction().execute((tx) =>
    sql`create temporary table room on commit drop as
      select md5(n::text) from generate_series(1, 4000) as n`.execute(tx),
  );
}
