import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { type Database, flushFolder, isEmptyDatabase, migrate, writeDatabase } from '@jhola/api';
import { linesOf } from '../lines-of.ts';
import { paths } from '../paths.ts';
import { flushAll } from './flush.ts';
import { BackupFault, FOLDERS, LEDGERS, tableFile, verifyBackup } from './manifest.ts';

const ROWS_AT_ONCE = 500;

const MIGRATIONS: Readonly<Record<(typeof LEDGERS)[number], string>> = {
  migrations: paths.migrations,
  sandbox_migrations: paths.sandboxMigrations,
};

export type RestoreOptions = {
  /** The backup's folder. */
  readonly from: string;
  /** A database without tables. */
  readonly db: Database;
  readonly dataDir: string;
};

export type RestoredBackup = {
  /** When the backup was taken: ISO 8601, UTC. */
  readonly takenAt: string;
  /** The number of restored rows. */
  readonly rows: number;
  /** The tables that weren't restored, because no migration creates them: another program's. */
  readonly leftOut: readonly string[];
};

/**
 * Restores a backup into an empty database and a data folder; the version of PostgreSQL may differ. Applies the
 * migrations that the backed-up database had, inserts the rows, and compares row counts and checksums. The shop's next
 * start applies newer migrations. Throws BackupFault if the backup is damaged or the database isn't empty.
 */
export async function restoreBackup({ from, db, dataDir }: RestoreOptions): Promise<RestoredBackup> {
  const manifest = await verifyBackup(from);
  if (!(await isEmptyDatabase(db))) {
    throw new BackupFault('The database is not empty: a backup can only be restored into an empty one');
  }
  // First, because the disk may be full: as long as the database is empty, the restore can be started again. Flushed,
  // because the database is: after a power failure it would have no pictures, and not be empty.
  for (const folder of FOLDERS) {
    const files = Object.keys(manifest.files).filter((path) => path.startsWith(`${folder}/`));
    for (const path of files) await copyAtomically(join(from, path), join(dataDir, path));
    if (files.length === 0) continue;
    await flushAll(join(dataDir, folder));
    await flushFolder(dataDir);
  }
  for (const ledger of LEDGERS) {
    const only = manifest.database.migrations[ledger] ?? [];
    if (only.length > 0) await migrate(db, MIGRATIONS[ledger], { ledger, only });
  }
  const leftOut = await writeDatabase(db, manifest.database, (table) => rowsOf(join(from, tableFile(table))));
  const restored = manifest.database.tables.filter(({ name }) => !leftOut.includes(name));
  const rows = restored.reduce((sum, table) => sum + table.rows, 0);
  return { takenAt: manifest.takenAt, rows, leftOut };
}

async function copyAtomically(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, `${to}.part`);
  await rename(`${to}.part`, to);
}

async function* rowsOf(path: string): AsyncGenerator<string[]> {
  const file = createReadStream(path);
  const text = createGunzip();
  file.on('error', (error) => text.destroy(error));
  let rows: string[] = [];
  for await (const line of linesOf(file.pipe(text).setEncoding('utf8'))) {
    rows.push(JSON.parse(line) as string);
    if (rows.length < ROWS_AT_ONCE) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}
