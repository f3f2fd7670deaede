import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metrics } from '@jhola/api';

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

/** Measures the age of the last backup; without one the metric has no value. */
export function measureBackup(metrics: Metrics, dataDir: string): void {
  metrics.gauges(
    { jhola_backup_age_seconds: { help: 'Time since the last backup by this shop' } },
    async () => {
      const last = await lastBackupOf(dataDir);
      return { jhola_backup_age_seconds: last && (Date.now() - last.getTime()) / 1000 };
    },
  );
}
