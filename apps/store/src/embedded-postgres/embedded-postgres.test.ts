import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRecordingLog } from '@jhola/tools/testing/recording-log.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './index.ts';
import { isAlive } from './left-over.ts';

/** A data folder after a first start, to copy: making a cluster takes longer than most tests. */
let made: string;
let folder: string;
let dataDir: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'jhola-postgres-made-'));
  await (await startEmbeddedPostgres({ dataDir: made, durable: false })).stop();
});
afterAll(() => rm(made, { recursive: true, force: true }));

const startBefore = () => cp(join(made, 'postgres'), join(dataDir, 'postgres'), { recursive: true });

beforeEach(async () => {
  // mkdtemp makes it for ourselves alone (mode 700), and the name holds a space: both are hard on a server
  // that runs as another user.
  folder = await mkdtemp(join(tmpdir(), 'jhola postgres-'));
  dataDir = join(folder, 'data');
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

async function postmaster(): Promise<number> {
  return Number((await readFile(pidFile(), 'utf8')).split('\n')[0]);
}

const pidFile = () => join(dataDir, 'postgres/cluster/postmaster.pid');

/** Another process that holds the server of the data folder, to be killed. */
async function startElsewhere(): Promise<{ child: ChildProcess; url: string }> {
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)});
    console.log((await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} })).url);
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = await once(child.stdout, 'data');
  return { child, url: String(line).trim() };
}

describe('the embedded server', () => {
  it('keeps what it was told, safely, over a stop and a start', async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    await ask(first.url, 'create table kept as select 42 as answer');
    expect(await ask(first.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
    expect(await ask(first.url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
    const pid = await postmaster();
    await first.stop();
    expect(isAlive(pid)).toBe(false);

    const second = await startEmbeddedPostgres({ dataDir });
    expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await second.stop();
  });

  it('wants the password, which others can’t read', async () => {
    const server = await startEmbeddedPostgres({ dataDir, durable: false });
    const { mode } = await stat(join(dataDir, 'postgres/password'));
    expect(mode & 0o077).toBe(0);
    const wrong = new URL(server.url);
    wrong.password = 'a-guess';
    await expect(ask(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    await server.stop();
  });

  it('runs twice at once, on two data folders', async () => {
    const options = ['one', 'two'].map((name) => ({ dataDir: join(folder, name), durable: false }));
    const servers = await Promise.all(options.map(startEmbeddedPostgres));
    expect(new Set(servers.map((server) => new URL(server.url).port)).size).toBe(2);
    await Promise.all(servers.map((server) => server.stop()));
  });

  it('refuses a data folder that another process holds, in a sentence', async () => {
    await startBefore();
    const { child, url } = await startElsewhere();
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      `Another shop (process ${child.pid}) is already running on ${dataDir}`,
    );
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await killed(child);
    await (await startEmbeddedPostgres({ dataDir })).stop();
  });

  it('stops the server that a killed process left behind, and loses nothing that was committed', async () => {
    await startBefore();
    const { child, url } = await startElsewhere();
    await ask(url, 'create table kept as select 42 as answer');
    const leftOver = await postmaster();
    await killed(child);
    expect(isAlive(leftOver)).toBe(true);

    const server = await startEmbeddedPostgres({ dataDir });
    expect(isAlive(leftOver)).toBe(false);
    expect(await ask(server.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await server.stop();
  });

  it('recovers when the server itself was killed', async () => {
    await startBefore();
    const { child, url } = await startElsewhere();
    await ask(url, 'create table kept as select 42 as answer');
    const server = await postmaster();
    await killed(child);
    process.kill(server, 'SIGKILL');

    const next = await startEmbeddedPostgres({ dataDir });
    expect(await ask(next.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await next.stop();
  });

  it('is started again at the same address when it was killed, and loses nothing', async () => {
    await startBefore();
    const log = createRecordingLog();
    const server = await startEmbeddedPostgres({ dataDir, log });
    await ask(server.url, 'create table kept as select 42 as answer');
    for (const round of [1, 2]) {
      const killed = await postmaster();
      process.kill(killed, 'SIGKILL');
      await expect
        .poll(() => ask(server.url, 'select answer from kept').catch(() => null))
        .toEqual([{ answer: 42 }]);
      expect(await postmaster()).not.toBe(killed);
      expect(log.faults).toHaveLength(round);
    }
    await server.stop();
    expect(isAlive(await postmaster().catch(() => 0))).toBe(false);
  });

  it('is started again with nobody else writing, when one of its processes hangs on', async () => {
    await startBefore();
    const server = await startEmbeddedPostgres({ dataDir });
    const client = new pg.Client({ connectionString: server.url });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const backend = rows[0]?.pid ?? 0;
    // Stopped, it can't notice that its server is gone.
    process.kill(backend, 'SIGSTOP');
    process.kill(await postmaster(), 'SIGKILL');
    await expect.poll(() => ask(server.url, 'select 1 as one').catch(() => null)).toEqual([{ one: 1 }]);
    expect(isAlive(backend)).toBe(false);
    await server.stop();
  });

  it('recovers when one of its processes crashes', async () => {
    await startBefore();
    const server = await startEmbeddedPostgres({ dataDir });
    const [row] = await ask<{ pid: number }>(
      server.url,
      `select pid from pg_stat_activity where backend_type = 'checkpointer'`,
    );
    process.kill(row?.pid ?? 0, 'SIGKILL');
    await expect.poll(() => ask(server.url, 'select 1 as one').catch(() => null)).toEqual([{ one: 1 }]);
    await server.stop();
  });

  it('stops for good while it is being started again', async () => {
    await startBefore();
    // At each moment of the new start: none of them must hang, or leave a server behind.
    for (const ms of [0, 20, 80, 200, 400]) {
      const server = await startEmbeddedPostgres({ dataDir });
      process.kill(await postmaster(), 'SIGKILL');
      await wait(ms);
      await server.stop();
      expect(isAlive(await postmaster().catch(() => 0))).toBe(false);
    }
  });

  it('leaves a stranger alone whose number stands in a pid file from before', async () => {
    await startBefore();
    const first = await startEmbeddedPostgres({ dataDir });
    const text = await readFile(pidFile(), 'utf8');
    await first.stop();
    const stranger = spawn('sleep', ['60']);
    children.push(stranger);
    await writeFile(pidFile(), text.replace(/^\d+/, String(stranger.pid)));

    const second = await startEmbeddedPostgres({ dataDir });
    await second.stop();
    expect(isAlive(stranger.pid ?? 0)).toBe(true);
  });

  it('begins again where the first start was broken off', async () => {
    const child = spawn(process.execPath, [
      '--input-type=module',
      '--eval',
      `const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)});
       await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });`,
    ]);
    children.push(child);
    while (!(await begun())) await new Promise((done) => setTimeout(done, 5));
    await killed(child);
    const server = await startEmbeddedPostgres({ dataDir, durable: false });
    expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
  });
});

async function begun(): Promise<boolean> {
  return stat(join(dataDir, 'postgres/password')).then(
    () => true,
    () => false,
  );
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
