import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';

/** Any number will do, as long as every process of the shop uses the same. */
const MIGRATION_LOCK = 7_305_114;

export type MigrateOptions = {
  /** The table that lists the files applied. Each folder has a table of its own. */
  readonly ledger?: string;
  /** Only these files, to make the tables that a backup was taken of. Throws where one of them isn't there. */
  readonly only?: readonly string[];
};

/**
 * Brings the database up to date: each file of the folder once, in the order of their names, each in a
 * transaction of its own. Processes that start at once wait for one another. Returns the names applied.
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  folder: string,
  { ledger = 'migrations', only }: MigrateOptions = {},
): Promise<string[]> {
  const all = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const missing = only?.find((name) => !all.includes(name));
  if (missing !== undefined) throw new Error(`The migration ${missing} is not known to this version`);
  const files = all.filter((name) => only?.includes(name) ?? true);
  const table = sql.table(ledger);
  return db.connection().execute(async (connection) => {
    // Others may migrate for minutes, and so may we.
    await sql`set statement_timeout = 0; set lock_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
    try {
      await sql`create table if not exists ${table} (
        name text primary key, applied_at timestamptz not null default now())`.execute(connection);
      const { rows } = await sql<{ name: string }>`select name from ${table}`.execute(connection);
      const done = new Set(rows.map((row) => row.name));
      const pending = files.filter((name) => !done.has(name));
      for (const name of pending) {
        const text = await readFile(join(folder, name), 'utf8');
        await connection.transaction().execute(async (tx) => {
          await sql.raw(text).execute(tx);
          await sql`insert into ${table} (name) values (${name})`.execute(tx);
        });
      }
      return pending;
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection);
      await sql`reset statement_timeout; reset lock_timeout`.execute(connection);
    }
  });
}
