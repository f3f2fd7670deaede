import { mkdtemp, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMetrics } from '@jhola/api';
import { readMetrics } from '@jhola/api/testing';
import { createRecordingLog } from '@jhola/tools/testing/recording-log.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLastBackup, measureBackup, recordBackup } from './last-backup.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'jhola-last-backup-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('the age of the last backup is a metric, which has no value before the first one', async () => {
  const metrics = createMetrics(createRecordingLog());
  const lastBackup = createLastBackup(dataDir);
  measureBackup(metrics, lastBackup);
  const age = async () => readMetrics(await metrics.scrape()).get('jhola_backup_age_seconds');
  expect([await lastBackup(), await age()]).toEqual([null, undefined]);

  await recordBackup(dataDir, '/mnt/backups/2026-03-01T10-20-30Z');
  expect(await age()).toBeLessThan(3_600);
  const aDayAgo = new Date(Date.now() - 86_400_000);
  await utimes(join(dataDir, 'last-backup'), aDayAgo, aDayAgo);
  expect(await age()).toBeGreaterThanOrEqual(86_400);
  expect(await age()).toBeLessThan(90_000);
});

test('of a disk that doesn’t respond is the last known time, and nobody waits for long', async () => {
  await recordBackup(dataDir, '/mnt/backups/2026-03-01T10-20-30Z');
  let calls = 0;
  const readNote = (path: string) => {
    calls += 1;
    return calls === 1 ? stat(path) : new Promise<never>(() => undefined);
  };
  const lastBackup = createLastBackup(dataDir, 50, readNote as typeof stat);
  // On a busy machine a disk that works may take longer, too.
  await expect.poll(lastBackup).toBeInstanceOf(Date);
  const known = await lastBackup();
  expect([await lastBackup(), await lastBackup()]).toEqual([known, known]);
  // No second thread waits for the disk.
  expect(calls).toBe(2);
});
