import type { Kysely, Transaction } from 'kysely';
import {
  addRows,
  closeRows,
  dropForeignKeys,
  emptyTable,
  openRows,
  readLedger,
  readRows,
  readSequences,
  readTables,
  restoreForeignKeys,
  type SequenceState,
  setSequence,
  sumUp,
  type TableShape,
  writeValuesPlainly,
} from './tables.queries.ts';

/** What a database held at one moment, less the rows themselves. */
export type DatabaseContents = {
  /** The migrations that made its tables, by the table that lists them. */
  readonly migrations: Readonly<Record<string, readonly string[]>>;
  readonly sequences: readonly SequenceState[];
  readonly tables: readonly (TableShape & { readonly rows: number; readonly checksum: string })[];
};

const ROWS_AT_ONCE = 1_000;

/**
 * Reads every table as it stands at one moment, while others go on writing. `keep` is handed each table's rows, some at
 * a time, as text that any PostgreSQL reads back. Tables of migrations are named in the result alone.
 */
export async function readDatabase<Tables>(
  db: Kysely<Tables>,
  ledgers: readonly string[],
  keep: (table: string, rows: AsyncGenerator<readonly string[]>) => Promise<void>,
): Promise<DatabaseContents> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await writeValuesPlainly(tx);
      const migrations: Record<string, string[]> = {};
      for (const ledger of ledgers) migrations[ledger] = await readLedger(tx, ledger);
      const tables = [];
      for (const table of await readTables(tx)) {
        if (ledgers.includes(table.name)) continue;
        await keep(table.name, rowsOf(tx, table.name));
        tables.push({ ...table, ...(await sumUp(tx, table.name)) });
      }
      // Last, and not of that moment: a number that was given out since must not be given out again.
      return { migrations, tables, sequences: await readSequences(tx) };
    });
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
 * Fills a database whose tables were made by the same migrations with what `readDatabase` read. All of it or nothing:
 * throws where a table isn't the same in the end, or a row refers to one that is missing.
 */
export async function writeDatabase<Tables>(
  db: Kysely<Tables>,
  contents: DatabaseContents,
  rowsOfTable: (table: string) => AsyncIterable<readonly string[]>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await writeValuesPlainly(tx);
    const here = new Map((await readTables(tx)).map(({ name, columns }) => [name, columns.join()]));
    for (const { name, columns } of contents.tables) {
      if (here.get(name) !== columns.join()) throw new Error(`The table ${name} is not what it was`);
    }
    const foreignKeys = await dropForeignKeys(tx);
    for (const table of contents.tables) {
      // Migrations may have put rows there.
      await emptyTable(tx, table.name);
      for await (const rows of rowsOfTable(table.name)) await addRows(tx, table, rows);
      const { rows, checksum } = await sumUp(tx, table.name);
      if (rows !== table.rows || checksum !== table.checksum)
        throw new Error(`The table ${table.name} did not come out as it was: ${rows} rows of ${table.rows}`);
    }
    await restoreForeignKeys(tx, foreignKeys);
    for (const sequence of contents.sequences) await setSequence(tx, sequence);
  });
}

/** Whether a database has no tables yet. */
export async function isEmptyDatabase<Tables>(db: Kysely<Tables>): Promise<boolean> {
  return (await readTables(db)).length === 0;
}
