import type { Kysely, Transaction } from 'kysely';
import { inSnapshot } from '../in-transaction.ts';
import {
  addRows,
  closeRows,
  dropForeignKeys,
  emptyTable,
  lockTables,
  openRows,
  readLedger,
  readRows,
  readSequences,
  readTables,
  restoreForeignKeys,
  type SequenceState,
  setSequence,
  checksumOf,
  type TableShape,
  useStandardFormats,
} from './tables.queries.ts';

/** A description of a database's contents at one moment, without the rows. */
export type DatabaseContents = {
  /** The names of the applied migrations, by the ledger (the table that lists them). */
  readonly migrations: Readonly<Record<string, readonly string[]>>;
  readonly sequences: readonly SequenceState[];
  readonly tables: readonly (TableShape & { readonly rows: number; readonly checksum: string })[];
};

const ROWS_AT_ONCE = 1_000;

/**
 * Reads a snapshot of all tables, while other connections continue to write. Calls `keep` for each table with its rows
 * in batches, as text that every version of PostgreSQL can read; again for the same tables, if PostgreSQL rolled the
 * first transaction back. The ledgers' rows are only in the result. Migrations that change a table wait until the end.
 */
export async function readDatabase<Tables>(
  db: Kysely<Tables>,
  ledgers: readonly string[],
  keep: (table: string, rows: AsyncGenerator<readonly string[]>) => Promise<void>,
): Promise<DatabaseContents> {
  return inSnapshotOfTables(db, async (tx, shapes) => {
    const migrations: Record<string, string[]> = {};
    for (const ledger of ledgers) migrations[ledger] = await readLedger(tx, ledger);
    const tables = [];
    for (const table of shapes) {
      if (ledgers.includes(table.name)) continue;
      await keep(table.name, rowsOf(tx, table.name));
      tables.push({ ...table, ...(await checksumOf(tx, table.name)) });
    }
    // Last, because sequences aren't part of the snapshot: a number that was used since must not be used again.
    return { migrations, tables, sequences: await readSequences(tx) };
  });
}

/**
 * Runs `read` in a read-only transaction in which rows and definitions of all tables are those of one moment. A
 * snapshot alone has only the rows: a statement uses a table's newest definition, also if a migration changed it after
 * the snapshot. So the tables are locked before it is taken, and if one was created or dropped in between, everything
 * is repeated. Also repeated, up to twice, if PostgreSQL ends the transaction because of a deadlock with another one
 * that locks the same tables.
 */
async function inSnapshotOfTables<Tables, Result>(
  db: Kysely<Tables>,
  read: (tx: Transaction<Tables>, tables: readonly TableShape[]) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    const locked = namesOf(await readTables(db));
    const done = await inSnapshot(db, async (tx) => {
      await useStandardFormats(tx);
      await lockTables(tx, locked);
      // The first query: it takes the snapshot.
      const tables = await readTables(tx);
      return namesOf(tables).join() === locked.join() ? { result: await read(tx, tables) } : null;
    }).catch(async (error: unknown) => {
      const isDropped = isMissingTable(error) && namesOf(await readTables(db)).join() !== locked.join();
      if (isDropped) return null;
      throw error;
    });
    if (done !== null) return done.result;
  }
}

/** PostgreSQL's code for a table that doesn't exist. */
const UNDEFINED_TABLE = '42P01';

function isMissingTable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE;
}

function namesOf(tables: readonly TableShape[]): string[] {
  return tables.map(({ name }) => name);
}

async function* rowsOf<Tables>(tx: Transaction<Tables>, table: string): AsyncGenerator<readonly string[]> {
  await openRows(tx, table);
  for (;;) {
    const rows = await readRows(tx, ROWS_AT_ONCE);
    if (rows.length === 0) break;
    yield rows;
  }
  await closeRows(tx);
}

/**
 * Writes what `readDatabase` read into a database to which the same migrations were applied, in one transaction. Leaves
 * out tables and sequences that don't exist there, because another program created them in the shop's schema, and
 * returns the names of these tables. Throws if a table's contents differ afterwards, or a foreign key refers to a
 * missing row.
 */
export async function writeDatabase<Tables>(
  db: Kysely<Tables>,
  contents: DatabaseContents,
  rowsOfTable: (table: string) => AsyncIterable<readonly string[]>,
): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await useStandardFormats(tx);
    const existing = new Map((await readTables(tx)).map(({ name, columns }) => [name, columns.join()]));
    const tables = contents.tables.filter(({ name }) => existing.has(name));
    for (const { name, columns } of tables) {
      if (existing.get(name) !== columns.join()) throw new Error(`The table ${name} differs from the backup`);
    }
    const foreignKeys = await dropForeignKeys(tx);
    for (const table of tables) {
      // Migrations may have inserted rows.
      await emptyTable(tx, table.name);
      for await (const rows of rowsOfTable(table.name)) await addRows(tx, table, rows);
      const { rows, checksum } = await checksumOf(tx, table.name);
      if (rows !== table.rows || checksum !== table.checksum)
        throw new Error(`The table ${table.name} did not come out as it was: ${rows} rows of ${table.rows}`);
    }
    await restoreForeignKeys(tx, foreignKeys);
    const sequences = new Set((await readSequences(tx)).map(({ name }) => name));
    for (const sequence of contents.sequences)
      if (sequences.has(sequence.name)) await setSequence(tx, sequence);
    return namesOf(contents.tables).filter((name) => !existing.has(name));
  });
}

/** Whether a database has no tables yet. */
export async function isEmptyDatabase<Tables>(db: Kysely<Tables>): Promise<boolean> {
  return (await readTables(db)).length === 0;
}
