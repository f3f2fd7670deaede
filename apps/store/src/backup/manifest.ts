import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DatabaseContents } from '@jhola/api';

/** The tables that list what was migrated: the shop's, and the payment sandbox's. */
export const LEDGERS = ['migrations', 'sandbox_migrations'] as const;

/** The folders of DATA_DIR that a backup holds besides the database. */
export const FOLDERS = ['uploads', 'price-lists'] as const;

export const MANIFEST = 'manifest.json';

/** What a backup holds, and how to tell that it is all there. */
export type Manifest = {
  readonly format: 1;
  /** ISO, UTC: the moment that the backup shows. */
  readonly takenAt: string;
  readonly database: DatabaseContents;
  /** Of every other file of the backup, by its path in it. */
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly sha256: string }>>;
};

/** Where a table's rows are: a row a line, each a JSON text, compressed. */
export function tableFile(table: string): string {
  return `database/${table}.jsonl.gz`;
}

/** A backup that can't be used, in a sentence. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}

/** Reads a backup's manifest and compares every file with it. Throws BackupFault naming all that is wrong. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new BackupFault(`There is no backup in ${folder}`);
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1) throw new BackupFault('This backup was made by a newer version');
  const faults: string[] = [];
  for (const [path, { bytes, sha256 }] of Object.entries(manifest.files)) {
    const found = await stat(join(folder, path)).catch(() => null);
    if (found === null) faults.push(`${path} is missing`);
    else if (found.size !== bytes || (await hashOf(join(folder, path))) !== sha256)
      faults.push(`${path} is not what was written`);
  }
  if (faults.length > 0) throw new BackupFault(`The backup is damaged:\n  ${faults.join('\n  ')}`);
  return manifest;
}

/** The SHA-256 of a file, in hexadecimal digits. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
