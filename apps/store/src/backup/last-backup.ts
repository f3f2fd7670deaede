import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = 'last-backup';

/** Notes in the data folder that a backup was taken into `folder`. */
export async function recordBackup(dataDir: string, folder: string): Promise<void> {
  await writeFile(join(dataDir, NAME), `${folder}\n`);
}

/** When `npm run backup` last took a backup of this data folder; null if it never did. */
export async function lastBackupOf(dataDir: string): Promise<Date | null> {
  const note = await stat(join(dataDir, NAME)).catch(() => null);
  return note?.mtime ?? null;
}
