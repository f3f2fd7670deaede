import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';

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
  const applied: string[] = [];
  for (;;) {
    const name = await db.transaction().execute((tx) => applyNext(tx, { folder, files, ledger }));
    if (name === null) return applied;
    applied.push(name);
  }
}

/**
 * Applies the first of these files that is missing, and returns its name; null if none is. The lock and the settings end
 * with the transaction: behind a pooler that gives each transaction another connection, they would stay on one of them.
 */
async function applyNext<Tables>(
  tx: Transaction<Tables>,
  { folder, files, ledger }: { folder: string; files: readonly string[]; ledger: string },
): Promise<string | null> {
  const table = sql.table(ledger);
  // A migration, and waiting for another process's, may take minutes.
  await sql`set local statement_timeout = 0; set local lock_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx);
  await sql`create table if not exists ${table} (
    name text primary key, applied_at timestamptz not null default now())`.execute(tx);
  const { rows } = await sql<{ name: string }>`select name from ${table}`.execute(tx);
  const done = new Set(rows.map((row) => row.name));
  const name = files.find((file) => !done.has(file));
  if (name === undefined) return null;
  await sql.raw(await readFile(join(folder, name), 'utf8')).execute(tx);
  await sql`insert into ${table} (name) values (${name})`.execute(tx);
  return name;
}
