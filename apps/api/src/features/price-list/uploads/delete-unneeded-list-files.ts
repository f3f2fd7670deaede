import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/database.ts';
import { oldFiles } from '../../../platform/old-files.ts';
import { readUnimported } from '../jobs/lists.queries.ts';
import { listFolder } from './list-files.ts';

/** The file of a list; '.part' is appended while it is received. */
const NAME = /^(?<id>[a-z\d]+)\.csv(?:\.part)?$/i;

/**
 * Deletes the files, last written before this time, of lists that can't be imported any more: a crash during the upload
 * or after the import left them.
 */
export async function deleteUnneededListFiles(config: Config, db: Db, before: Date): Promise<void> {
  const folder = listFolder(config);
  const names = await oldFiles(folder, NAME, before);
  if (names.length === 0) return;
  const needed = new Set<string>(await readUnimported(db));
  for (const name of names) {
    if (needed.has(NAME.exec(name)?.groups?.['id'] ?? '')) continue;
    await rm(join(folder, name), { force: true });
  }
}
