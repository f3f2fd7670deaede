import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Metrics, within } from '@jhola/api';

const NAME = 'last-backup';

/** Notes in the data folder that a backup was taken into `folder`. */
export async function recordBackup(dataDir: string, folder: string): Promise<void> {
  await writeFile(join(dataDir, NAME), `${folder}\n`);
}

/** When `npm run backup` last took a backup: the last known time if the disk doesn't respond; null if it never did. */
export type LastBackup = () => Promise<Date | null>;

const LIMIT_MS = 2_000;

/** Returns a function that reads when the last backup of this data folder was taken. `readNote` is replaced in tests. */
export function createLastBackup(dataDir: string, limitMs = LIMIT_MS, readNote = stat): LastBackup {
  let known: Date | null = null;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    const note = await readNote(join(dataDir, NAME)).catch(() => null);
    known = note?.mtime ?? null;
  }

  return async () => {
    // Callers share one call until it returns: each one to a disk that hangs occupies a thread.
    const current = (reading ??= read().finally(() => {
      reading = null;
    }));
    await within(limitMs, undefined, current);
    return known;
  };
}

/** Measures the age of the last backup; without one the metric has no value. */
export function measureBackup(metrics: Metrics, lastBackup: LastBackup): void {
  metrics.gauges(
    { jhola_backup_age_seconds: { help: 'Time since the last backup by this shop' } },
    async () => {
      const last = await lastBackup();
      return { jhola_backup_age_seconds: last && (Date.now() - last.getTime()) / 1000 };
    },
  );
}
