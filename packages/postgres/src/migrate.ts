import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';

/** The key of an advisory lock: an arbitrary number that every process of the shop uses. */
const MIGRATION_LOCK = 7_305_114;
/** How often to try to get the lock while another process has it. */
const TRY_EVERY_MS = 250;
/** After waiting for so long, `onWaiting` is called. */
const LONG_WAIT_MS = 3_000;

/**
 * How long a migration waits for a table that is in use. All others who need the table wait behind it, so it then gives
 * up and leaves them time before it tries again: a backup or an import may use a table for minutes.
 */
const TABLE_WAIT_MS = 500;
const TABLE_PAUSE_MS = 2_000;
/** PostgreSQL's code for a lock that wasn't free in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Another process has the lock, or a table is in use. */
const LOCKED = Symbol('locked');
const IN_USE = Symbol('in use');

/** About the wait for another process that migrates the same database, or uses a table that a migration changes. */
export type MigrationWait = {
  /** Called once if it takes longer than three seconds. */
  readonly onWaiting?: () => void;
  /** Stops the wait as soon as it returns true. */
  readonly isCancelled?: () => boolean;
};

/** The database can't be used as it was created. The message says how to create it. */
export class UnfitDatabase extends Error {
  override readonly name = 'UnfitDatabase';
}

export type MigrateOptions = MigrationWait & {
  /** The table that lists the applied files. Each folder has its own. */
  readonly ledger?: string;
  /** Apply only these files, to create the tables of a backup. Throws if one of them doesn't exist. */
  readonly only?: readonly string[];
};

/**
 * Applies the migrations that the database doesn't have yet: the .sql files of the folder in the order of their names,
 * each in its own transaction. Processes that start at the same time wait for each other. Returns the applied names.
 * Throws if the wait is cancelled, and UnfitDatabase if a new database has another encoding than UTF-8.
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  folder: string,
  { ledger = 'migrations', only, onWaiting, isCancelled }: MigrateOptions = {},
): Promise<string[]> {
  const all = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const missing = only?.find((name) => !all.includes(name));
  if (missing !== undefined)
    throw new Error(`The database has the migration ${missing}, which this version does not know`);
  const files = all.filter((name) => only?.includes(name) ?? true);
  const applied: string[] = [];
  const began = performance.now();
  let report = onWaiting;
  for (;;) {
    const name = await db
      .transaction()
      .execute((tx) => applyNext(tx, { folder, files, ledger }))
      .catch(inUse);
    if (name === null) return applied;
    if (name !== LOCKED && name !== IN_USE) {
      applied.push(name);
      continue;
    }
    if (performance.now() - began > LONG_WAIT_MS) {
      report?.();
      report = undefined;
    }
    await wait(name === LOCKED ? TRY_EVERY_MS : TABLE_PAUSE_MS);
    if (isCancelled?.()) throw new Error('Cancelled while another process migrates the database');
  }
}

/** Throws any other error. */
function inUse(error: unknown): typeof IN_USE {
  if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE) return IN_USE;
  throw error;
}

/**
 * Applies the first of these files that is missing, and returns its name; null if none is. The lock and the settings
 * end with the transaction: behind a pooler that gives each transaction another connection, they would stay on one of
 * them. Doesn't wait for the lock, because a statement that waits can't be told to stop.
 */
async function applyNext<Tables>(
  tx: Transaction<Tables>,
  { folder, files, ledger }: { folder: string; files: readonly string[]; ledger: string },
): Promise<string | typeof LOCKED | null> {
  const table = sql.table(ledger);
  // A migration may take minutes.
  await sql`set local statement_timeout = 0; set local lock_timeout = ${sql.lit(TABLE_WAIT_MS)}`.execute(tx);
  const lock = await sql<{
    got: boolean;
  }>`select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as got`.execute(tx);
  if (!lock.rows[0]?.got) return LOCKED;
  await sql`create table if not exists ${table} (
    name text primary key, applied_at timestamptz not null default now())`.execute(tx);
  const { rows } = await sql<{ name: string }>`select name from ${table}`.execute(tx);
  const done = new Set(rows.map((row) => row.name));
  if (done.size === 0) await requireUtf8(tx);
  const name = files.find((file) => !done.has(file));
  if (name === undefined) return null;
  await sql.raw(await readFile(join(folder, name), 'utf8')).execute(tx);
  await sql`insert into ${table} (name) values (${name})`.execute(tx);
  return name;
}

/** Other encodings count the bytes of a name instead of its letters, or lack most letters. */
async function requireUtf8<Tables>(tx: Transaction<Tables>): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`
    select current_setting('server_encoding') as encoding`.execute(tx);
  const encoding = rows[0]?.encoding;
  if (encoding !== 'UTF8')
    throw new UnfitDatabase(
      `The database has the encoding ${encoding}. Create it with encoding 'UTF8' template template0`,
    );
}
