import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DatabaseContents } from '@jhola/api';

/** The tables that list the applied migrations: the shop's, and the payment sandbox's. */
export const LEDGERS = ['migrations', 'sandbox_migrations'] as const;

/** The folders of DATA_DIR that are part of a backup. */
export const FOLDERS = ['uploads', 'price-lists'] as const;

export const MANIFEST = 'manifest.json';

/** The contents of a backup, with checksums to verify them. */
export type Manifest = {
  readonly format: 1;
  /** When the backup was taken: ISO 8601, UTC. */
  readonly takenAt: string;
  readonly database: DatabaseContents;
  /** Size and checksum of every other file, by its path in the backup. */
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly sha256: string }>>;
};

/** The path in the backup of a table's rows: gzip, one row per line, each a JSON string. */
export function tableFile(table: string): string {
  return `database/${table}.jsonl.gz`;
}

/** A backup, or a target, that can't be used. The message is for people. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}

/** Reads a backup's manifest and compares every file with it. Throws BackupFault with a list of all differences. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const faults: string[] = [];
  for (const [path, { bytes, sha256 }] of Object.entries(manifest.files)) {
    const found = await stat(join(folder, path)).catch(() => null);
    if (found === null) faults.push(`${path} is missing`);
    else if (found.size !== bytes || (await hashOf(join(folder, path))) !== sha256)
      faults.push(`${path} is not what was written`);
  }
  if (faults.length > 0) throw damaged(faults);
  return manifest;
}

/** Throws BackupFault if there is no manifest, or one that can't be used. */
async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((cause: NodeJS.ErrnoException) => {
    const isMissing = cause.code === 'ENOENT' || cause.code === 'ENOTDIR';
    throw new BackupFault(
      isMissing ? `There is no backup in ${folder}` : `The backup can’t be read: ${cause.message}`,
      { cause },
    );
  });
  const manifest = parse(text);
  if (manifest === null) throw damaged([`${MANIFEST} is not what was written`]);
  if (manifest.format !== 1) throw new BackupFault('This backup was made by a newer version');
  return manifest;
}

function parse(text: string): Manifest | null {
  try {
    return JSON.parse(text) as Manifest | null;
  } catch {
    return null;
  }
}

function damaged(faults: readonly string[]): BackupFault {
  return new BackupFault(`The backup is damaged:\n  ${faults.join('\n  ')}`);
}

/** The SHA-256 of a file, in hexadecimal digits. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
