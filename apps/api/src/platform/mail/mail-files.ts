import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../database.ts';
import { ifMissing } from '../if-missing.ts';
import { type DueMail, readMailIds } from './mail.queries.ts';

/** The number of files that are compared with the outbox by one statement. */
const BATCH = 500;
const NAME = /^\d{4}-[\d-]+T[\d.-]+Z-(?<id>[a-z\d]+)\.eml(?:\.part)?$/i;

/** Where mails are written if there is no mail server. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/**
 * The name of a mail's file: the time and the id, as '2026-01-31T09-30-00.000Z-ID.eml', so that names sort by time. It
 * is the same at every attempt, so a repeated delivery replaces the file.
 */
export function mailFileName({ createdAt, id }: Pick<DueMail, 'createdAt' | 'id'>): string {
  return `${createdAt.toISOString().replaceAll(':', '-')}-${id}.eml`;
}

/**
 * Deletes the files of mails that are no longer in the outbox, because their account was deleted or they are too old.
 * Keeps all other files.
 */
export async function deleteMailFiles(db: Db, dataDir: string): Promise<void> {
  const folder = mailFolder(dataDir);
  const files = (await readdir(folder).catch(ifMissing<string[]>([]))).flatMap((name) => {
    const id = NAME.exec(name)?.groups?.['id'];
    return id === undefined ? [] : [{ name, id }];
  });
  for (let first = 0; first < files.length; first += BATCH) {
    const batch = files.slice(first, first + BATCH);
    const known = await readMailIds(
      db,
      batch.map(({ id }) => id),
    );
    for (const { name, id } of batch) if (!known.has(id)) await rm(join(folder, name), { force: true });
  }
}
