import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, readConfig } from '@jhola/api';
import { createEmptyDatabase } from '@jhola/tools/testing/test-database.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openShop } from './open-shop.ts';
import type { Progress } from './startup/progress.ts';
import { ShutdownStack } from './startup/shutdown-stack.ts';

test('a shop that waits for another process’s migrations can be closed', async () => {
  const database = await createEmptyDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'jhola-opening-'));
  const db = openDatabase(database.url);
  const holder = await db.startTransaction().execute();
  try {
    await sql`select pg_advisory_xact_lock(7305114)`.execute(holder);
    const shutdown = new ShutdownStack();
    const progress: Progress = {
      step: (_what, work) => work(() => undefined),
      say: () => undefined,
      welcome: () => undefined,
    };
    const config = readConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir });
    let ended = false;
    openShop(config, progress, shutdown, async () => undefined).catch(() => {
      ended = true;
    });
    // The holder, and the shop that has asked for the lock.
    const asked = () =>
      sql`select from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and query ~ 'advisory_xact_lock|commit'`.execute(db);
    await expect.poll(async () => (await asked()).rows.length).toBe(2);
    await shutdown.close();
    await expect.poll(() => ended).toBe(true);
  } finally {
    await holder.rollback().execute();
    await db.destroy();
    await database.drop();
    await rm(dataDir, { recursive: true });
  }
});
