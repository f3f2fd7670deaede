import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres/index.ts';
import { isAlive } from './embedded-postgres/left-over.ts';

const MODULE = new URL('./command-database.ts', import.meta.url).href;

/** Runs a command that opens the database of a data folder, and then waits. */
function openElsewhere(dataDir: string) {
  const program = `
    const { openDatabaseUntilSignal } = await import(${JSON.stringify(MODULE)});
    await openDatabaseUntilSignal({ dataDir: ${JSON.stringify(dataDir)} });
    console.log('open');
    setInterval(() => undefined, 1000);`;
  const command = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void command.kill('SIGKILL'));
  return command;
}

test('a signal ends a command with its exit code, and its server, also one that is still starting', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'jhola-signal-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await (await startEmbeddedPostgres({ dataDir, durable: false })).stop();
  const cluster = join(dataDir, 'postgres/cluster');
  const postmaster = async () =>
    Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]);
  const isReady = async () =>
    (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).includes('ready');

  const open = openElsewhere(dataDir);
  await once(open.stdout, 'data');
  const server = await postmaster();
  open.kill('SIGTERM');
  expect(await once(open, 'exit')).toEqual([143, null]);
  await expect.poll(() => isAlive(server)).toBe(false);

  // Accepts no connection, so the start lasts.
  await writeFile(join(cluster, 'pg_hba.conf'), 'host all all 127.0.0.1/32 reject\n');
  const starting = openElsewhere(dataDir);
  await expect.poll(isReady).toBe(true);
  const startingServer = await postmaster();
  expect(startingServer).not.toBe(server);
  starting.kill('SIGINT');
  expect(await once(starting, 'exit')).toEqual([130, null]);
  await expect.poll(() => isAlive(startingServer)).toBe(false);
});
