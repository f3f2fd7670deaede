import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ConfigError } from '@jhola/api/config';
import { createRecordingLog } from '@jhola/tools/testing/recording-log.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './index.ts';
import { isAlive } from './left-over.ts';

/** A data folder with a cluster, to copy: creating a cluster takes longer than most tests. */
let made: string;
let folder: string;
let dataDir: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'jhola-postgres-made-'));
  await (await startEmbeddedPostgres({ dataDir: made, durable: false })).stop();
});
afterAll(() => rm(made, { recursive: true, force: true }));

/** A quarter of the CPU time of `cp`, but without the modes of folders: PostgreSQL refuses any other for this one. */
function copyCluster(): void {
  cpSync(join(made, 'postgres'), join(dataDir, 'postgres'), { recursive: true });
  chmodSync(join(dataDir, 'postgres/cluster'), 0o700);
}

beforeEach(async () => {
  // mkdtemp uses mode 700, and the name contains a space: both are difficult for a server that runs as another user.
  folder = await mkdtemp(join(tmpdir(), 'jhola postgres-'));
  dataDir = join(folder, 'data');
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<Row>(text).finally(() => client.end());
  return rows;
}

async function postmaster(): Promise<number> {
  return idOfProcess(Number((await readFile(pidFile(), 'utf8')).split('\n')[0]));
}

/** Throws if there is no such process: a signal to process 0 is one to all processes of the tests. */
function idOfProcess(pid: number | undefined): number {
  if (pid === undefined || !(pid > 0)) throw new Error('There is no such process');
  return pid;
}

const pidFile = () => join(dataDir, 'postgres/cluster/postmaster.pid');

/** Starts the server in another process, which prints its URL and which a test kills. */
function spawnStart() {
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)});
    console.log((await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} })).url);
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
}

async function startElsewhere(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawnStart();
  const [line] = await once(child.stdout, 'data');
  return { child, url: String(line).trim() };
}

describe('the embedded server', () => {
  it('logs errors with their statements, but without the data of rows and parameters', async () => {
    copyCluster();
    const { url, stop } = await startEmbeddedPostgres({ dataDir, durable: false });
    await ask(url, 'create table people (email text unique check (length(email) < 30))');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const add = (email: string) => client.query('insert into people (email) values ($1)', [email]);
    await add('asha@example.com');
    await expect(add('asha@example.com')).rejects.toMatchObject({
      detail: 'Key (email)=(asha@example.com) already exists.',
    });
    await expect(add(`asha${'a'.repeat(30)}@example.com`)).rejects.toThrow('violates check constraint');
    await client.end();
    await stop();
    const log = await readFile(join(dataDir, 'postgres/server.log'), 'utf8');
    expect(log).toContain('duplicate key value violates unique constraint "people_email_key"');
    expect(log).toContain('STATEMENT:  insert into people (email) values ($1)');
    expect(log).not.toContain('asha');
  });

  it('has its log bounded at the start', async () => {
    copyCluster();
    const log = join(dataDir, 'postgres/server.log');
    await writeFile(log, 'x'.repeat(11 * 1024 * 1024));
    await (await startEmbeddedPostgres({ dataDir, durable: false })).stop();
    expect((await stat(log)).size).toBeLessThan(1024 * 1024);
    expect((await stat(`${log}.1`)).size).toBe(11 * 1024 * 1024);
  });

  it('doesn’t log checkpoints', async () => {
    copyCluster();
    const { url, stop } = await startEmbeddedPostgres({ dataDir, durable: false });
    await ask(url, 'create table kept as select 42 as answer');
    await ask(url, 'checkpoint');
    await stop();
    const log = await readFile(join(dataDir, 'postgres/server.log'), 'utf8');
    expect(log).toContain('ready to accept connections');
    expect(log).not.toContain('checkpoint complete');
  });

  it('keeps all commits over a stop and a start, with durable settings', async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    await ask(first.url, 'create table kept as select 42 as answer');
    expect(await ask(first.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
    expect(await ask(first.url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
    // How quickly it is back after a crash.
    const method = process.platform === 'linux' ? 'syncfs' : 'fsync';
    expect(await ask(first.url, 'show recovery_init_sync_method')).toEqual([
      { recovery_init_sync_method: method },
    ]);
    const pid = await postmaster();
    await first.stop();
    expect(isAlive(pid)).toBe(false);

    const second = await startEmbeddedPostgres({ dataDir });
    expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await second.stop();
  });

  it('requires the password, which other users can’t read', async () => {
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

  it('refuses a data folder that another process uses, with a message for people', async () => {
    copyCluster();
    const { child, url } = await startElsewhere();
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      `Another shop (process ${child.pid}) is already running on ${dataDir}`,
    );
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await killed(child);
    await (await startEmbeddedPostgres({ dataDir })).stop();
  });

  it('stops the server that a killed process left running, and keeps all commits', async () => {
    copyCluster();
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
    copyCluster();
    const { child, url } = await startElsewhere();
    await ask(url, 'create table kept as select 42 as answer');
    const server = await postmaster();
    await killed(child);
    process.kill(server, 'SIGKILL');

    const next = await startEmbeddedPostgres({ dataDir });
    expect(await ask(next.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await next.stop();
  });

  it('is restarted at the same address after it was killed, and keeps all commits', async () => {
    copyCluster();
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

  it('is restarted once it can be, after an attempt that failed with an error', async () => {
    copyCluster();
    const log = createRecordingLog();
    const server = await startEmbeddedPostgres({ dataDir, log, durable: false });
    const serverLog = join(dataDir, 'postgres/server.log');
    await rename(serverLog, `${serverLog}.away`);
    await mkdir(serverLog);
    process.kill(await postmaster(), 'SIGKILL');
    await expect
      .poll(() => log.faults)
      .toContainEqual(
        expect.objectContaining({ alarm: 'database', err: expect.objectContaining({ code: 'EISDIR' }) }),
      );
    await rmdir(serverLog);
    await expect.poll(() => ask(server.url, 'select 1 as one').catch(() => null)).toEqual([{ one: 1 }]);
    await server.stop();
    expect(isAlive(await postmaster().catch(() => 0))).toBe(false);
  });

  it('replays at most 64 MB of its log after a crash, and refuses nobody meanwhile', async () => {
    copyCluster();
    const server = await startEmbeddedPostgres({ dataDir });
    // As much as a large import writes. With the default limit all of it would be replayed.
    await ask(
      server.url,
      `select pg_logical_emit_message(false, 'test', repeat('x', 1000000)) from generate_series(1, 150)`,
    );
    const toReplay = async () => {
      const text = `select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()`;
      return (await ask<{ bytes: number }>(server.url, text))[0]?.bytes;
    };
    await expect.poll(toReplay).toBeLessThan(64 * 1024 ** 2);
    const killed = await postmaster();
    process.kill(killed, 'SIGKILL');
    // Looks at the file instead of connecting, as the restart does.
    const file = () => readFile(pidFile(), 'utf8').catch(() => '');
    await expect
      .poll(async () => (await postmaster().catch(() => killed)) !== killed && /\nready/.test(await file()))
      .toBe(true);
    await server.stop();
    expect(await readFile(join(dataDir, 'postgres/server.log'), 'utf8')).not.toContain('starting up');
  });

  it('is restarted only after the last process of the killed server has ended', async () => {
    copyCluster();
    const server = await startEmbeddedPostgres({ dataDir });
    const client = new pg.Client({ connectionString: server.url });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const backend = idOfProcess(rows[0]?.pid);
    // While suspended, it can't notice that its server has ended.
    process.kill(backend, 'SIGSTOP');
    process.kill(await postmaster(), 'SIGKILL');
    await expect.poll(() => ask(server.url, 'select 1 as one').catch(() => null)).toEqual([{ one: 1 }]);
    expect(isAlive(backend)).toBe(false);
    await server.stop();
  });

  it('recovers when one of its processes crashes', async () => {
    copyCluster();
    const server = await startEmbeddedPostgres({ dataDir });
    const checkpointers = () =>
      ask<{ pid: number }>(
        server.url,
        `select pid from pg_stat_activity where backend_type = 'checkpointer'`,
      );
    // On a busy machine the server may accept connections before it lists this process.
    await expect.poll(checkpointers).toHaveLength(1);
    process.kill(idOfProcess((await checkpointers())[0]?.pid), 'SIGKILL');
    await expect.poll(() => ask(server.url, 'select 1 as one').catch(() => null)).toEqual([{ one: 1 }]);
    await server.stop();
  });

  it('can be stopped during a restart', async () => {
    copyCluster();
    // At different moments of the restart: none may hang or leave a server running.
    for (const ms of [0, 20, 80, 200, 400]) {
      const server = await startEmbeddedPostgres({ dataDir });
      process.kill(await postmaster(), 'SIGKILL');
      await wait(ms);
      await server.stop();
      expect(isAlive(await postmaster().catch(() => 0))).toBe(false);
    }
  });

  it('doesn’t stop another program that now has the pid of a stale pid file', async () => {
    copyCluster();
    const first = await startEmbeddedPostgres({ dataDir });
    const text = await readFile(pidFile(), 'utf8');
    await first.stop();
    const otherProgram = spawn('sleep', ['60']);
    children.push(otherProgram);
    await writeFile(pidFile(), text.replace(/^\d+/, String(otherProgram.pid)));

    const second = await startEmbeddedPostgres({ dataDir });
    await second.stop();
    expect(isAlive(otherProgram.pid ?? 0)).toBe(true);
  });

  it('says which file to put back if the one of the password is missing', async () => {
    copyCluster();
    await rm(join(dataDir, 'postgres/password'));
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      new ConfigError(
        `${join(dataDir, 'postgres/password')} is missing, which has the password of the database. Please put this ` +
          'file back, or restore a backup of the shop into another DATA_DIR (docs/operations.md).',
      ),
    );
  });

  it('says what to do if another version of PostgreSQL made the cluster', async () => {
    copyCluster();
    await writeFile(join(dataDir, 'postgres/cluster/PG_VERSION'), '17\n');
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      `${join(dataDir, 'postgres')} was written by PostgreSQL 17, which this version of the shop can't read. Take a backup`,
    );
  });

  it('names another version only if the start failed because of it, not at a later start', async () => {
    copyCluster();
    const version = join(dataDir, 'postgres/cluster/PG_VERSION');
    const own = await readFile(version, 'utf8');
    await writeFile(version, '17\n');
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('PostgreSQL 17');
    await writeFile(version, own);
    await writeFile(join(dataDir, 'postgres/cluster/postgresql.conf'), 'no_such_setting = on\n');
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      /^PostgreSQL did not start:[^]*no_such_setting/,
    );
  });

  it('starts over if the first start was interrupted', async () => {
    const child = spawnStart();
    while (!(await begun())) await wait(5);
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
