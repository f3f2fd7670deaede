import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';

/** The key of an advisory lock: an arbitrary number that every process of the shop uses. */
const MIGRATION_LOCK = 7_305_114;

export type MigrateOptions = {
  /** The table that lists the applied files. Each folder has its own. */
  readonly ledger?: string;
  /** Apply only these files, to create the tables of a backup. Throws if one of them doesn't exist. */
  readonly only?: readonly string[];
};

/**
 * Applies the migrations that the database doesn't have yet: the .sql files of the folder in the order of their names,
 * each in its own transaction. Processes that start at the same time wait for each other. Returns the applied names.
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  folder: string,
  { ledger = 'migrations', only }: MigrateOptions = {},
): Promise<string[]> {
  const all = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const missing = only?.find((name) => !all.includes(name));
  if (missing !== undefined)
    throw new Error(`The database has the migration ${missing}, which this version does not know`);
  const files = all.filter((name) => only?.includes(name) ?? true);
  const table = sql.table(ledger);
  return db.connection().execute(async (connection) => {
    // Migrations, and waiting for another process's, may take minutes.
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
