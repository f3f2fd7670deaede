import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config.ts';
import { oldFiles } from '../../platform/old-files.ts';
import { uploadFolder } from './picture-files.ts';

/**
 * Deletes what a crash left of uploads that were being written before this time. Complete files without a row stay:
 * after a recovery to an earlier time, a second one to a later time needs them.
 */
export async function deleteUnfinishedUploads({ dataDir }: Config, before: Date): Promise<void> {
  const folder = uploadFolder(dataDir);
  for (const name of await oldFiles(folder, /\.part$/, before)) await rm(join(folder, name), { force: true });
}
