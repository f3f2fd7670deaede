import { constants, createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Database, flushFolder, readDatabase } from '@jhola/api';
import { DAY_MS } from '@jhola/domain';
import { flushAll } from './flush.ts';
import { FOLDERS, hashOf, LEDGERS, MANIFEST, type Manifest, tableFile, verifyBackup } from './manifest.ts';

const UNFINISHED = '.unfinished';
/** An unfinished backup that is older was interrupted; a younger one may be another process's that is still running. */
const INTERRUPTED_AFTER_MS = DAY_MS;
/** The names of backups: the time at which they were taken, which sorts. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

export type BackupOptions = {
  readonly db: Database;
  readonly dataDir: string;
  /** The folder of all backups, in which each has its own. */
  readonly into: string;
  readonly now: Date;
  /** How many backups to keep, the new one included; older ones are deleted. */
  readonly keep: number;
};

export type TakenBackup = {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly deleted: readonly string[];
};

/**
 * Takes a backup while the shop is running: a snapshot of the database, and the files to which its rows refer. Those are
 * written before their rows, never change, and may be deleted after the snapshot: they are copied before it, and those
 * that were added meanwhile after it. Reads the backup again to verify it, flushes it to the disk, and renames its folder
 * only then: an incomplete backup never has a final name, also after a power failure. Before it, deletes interrupted
 * backups; after it, the oldest ones beyond `keep`.
 */
export async function takeBackup({ db, dataDir, into, now, keep }: BackupOptions): Promise<TakenBackup> {
  const folder = join(into, nameOf(now));
  const unfinished = `${folder}${UNFINISHED}`;
  await mkdir(into, { recursive: true, mode: 0o700 });
  const interrupted = await deleteInterrupted(into, now);
  await mkdir(unfinished, { mode: 0o700 });
  const copyFiles = async () => {
    for (const each of FOLDERS) await copyFolder(join(dataDir, each), join(unfinished, each));
  };
  try {
    await copyFiles();
    const database = await readDatabase(db, LEDGERS, (table, rows) =>
      writeRows(join(unfinished, tableFile(table)), rows),
    );
    await copyFiles();
    const files: Record<string, Manifest['files'][string]> = {};
    for (const path of await filesIn(unfinished)) {
      const full = join(unfinished, path);
      files[path] = { bytes: (await stat(full)).size, sha256: await hashOf(full) };
    }
    const manifest: Manifest = { format: 1, takenAt: now.toISOString(), database, files };
    await writeFile(join(unfinished, MANIFEST), JSON.stringify(manifest, null, 1));
    await verifyBackup(unfinished);
    await flushAll(unfinished);
    await rename(unfinished, folder);
    await flushFolder(into);
    const deleted = [...interrupted, ...(await deleteOld(into, keep, basename(folder)))];
    return { folder, manifest, deleted };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

function nameOf(takenAt: Date): string {
  return `${takenAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

async function writeRows(path: string, rows: AsyncGenerator<readonly string[]>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  async function* lines() {
    for await (const some of rows) yield some.map((row) => `${JSON.stringify(row)}\n`).join('');
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(path, { mode: 0o600 }));
}

/**
 * Copies a folder's files that aren't in `to` yet, without using disk space if the file system can. Skips files that are
 * being written.
 */
async function copyFolder(from: string, to: string): Promise<void> {
  const copied = new Set(await filesIn(to));
  for (const path of await filesIn(from)) {
    if (copied.has(path) || path.endsWith('.part')) continue;
    await mkdir(dirname(join(to, path)), { recursive: true });
    await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE).catch(ignoreMissing);
  }
}

/** Ignores a file that was deleted since the folder was listed: no row of a later snapshot refers to it. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** The relative paths of all files below a folder, with slashes; empty if there is no such folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted();
}

/** Without this they would fill the disk: a backup that is killed can’t clean up. */
async function deleteInterrupted(into: string, now: Date): Promise<string[]> {
  const limit = nameOf(new Date(now.getTime() - INTERRUPTED_AFTER_MS));
  const names = (await readdir(into)).filter((name) => {
    const takenAt = basename(name, UNFINISHED);
    return name.endsWith(UNFINISHED) && NAME.test(takenAt) && takenAt < limit;
  });
  for (const name of names) await rm(join(into, name), { recursive: true, force: true });
  return names;
}

/** Never deletes the one that was just taken: by a clock that is behind it looks older than the others. */
async function deleteOld(into: string, keep: number, taken: string): Promise<string[]> {
  const names = (await readdir(into)).filter((name) => NAME.test(name) && name !== taken).toSorted();
  const old = names.slice(0, Math.max(0, names.length + 1 - keep));
  for (const name of old) await rm(join(into, name), { recursive: true, force: true });
  return old;
}
