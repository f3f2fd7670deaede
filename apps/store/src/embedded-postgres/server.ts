import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Binaries } from './binaries.ts';
import { clusterPaths, SUPERUSER } from './cluster.ts';
import { clearLeftOver, isAlive, serverOf, stopServer } from './left-over.ts';
import type { RunAs } from './run-as.ts';

const START_LIMIT_MS = 60_000;

/** A shop's own server is small: one machine, one shop. */
const SETTINGS = ['shared_buffers=128MB', 'max_connections=100', 'unix_socket_directories=', 'jit=off'];

/** For tests only: nothing survives a crash of the machine. */
const FORGETFUL = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  // Databases live for seconds there: nothing to tidy up, and little to log.
  'autovacuum=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'checkpoint_timeout=1h',
];

export type ServerOptions = {
  readonly dataDir: string;
  readonly binaries: Binaries;
  readonly runAs: RunAs;
  /** False gives up safety for speed. Default true. */
  readonly durable?: boolean;
};

export type RunningServer = {
  readonly port: number;
  readonly pid: number;
  /** Resolves when the server has ended, however it came to that. */
  readonly ended: Promise<void>;
};

/**
 * Starts the server of a cluster on a free port of the loopback address and waits until it answers. Throws with what it
 * said last where it doesn't.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  for (let attempt = 1; ; attempt += 1) {
    const server = await tryServer(options, await freePort());
    if (server !== null) return server;
    // Another program may have taken the port in between, or the last of a killed server's processes still ends.
    if (attempt === 3) throw new Error(`PostgreSQL did not start:\n${await lastWords(options.dataDir)}`);
    await wait(attempt * 500);
    await clearLeftOver(clusterPaths(options.dataDir).cluster);
  }
}

/** Starts the server once, on this port; null where it doesn't come up. `onPid` is told its number at once. */
export async function tryServer(
  options: ServerOptions,
  port: number,
  onPid: (pid: number) => void = () => {},
): Promise<RunningServer | null> {
  const child = launch(options, port);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const pid = child.pid ?? 0;
  onPid(pid);
  return (await answers(options.dataDir, port, pid)) ? { port, pid, ended } : null;
}

function launch({ dataDir, binaries, runAs, durable = true }: ServerOptions, port: number): ChildProcess {
  const paths = clusterPaths(dataDir);
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, ...SETTINGS, ...(durable ? [] : FORGETFUL)];
  const args = ['-D', paths.cluster, ...settings.flatMap((setting) => ['-c', setting])];
  const [command = binaries.postgres, ...rest] = [...runAs.prefix, binaries.postgres, ...args];
  const identity = runAs.prefix.length === 0 && runAs.owner !== null ? runAs.owner : {};
  const log = openSync(paths.log, 'a', 0o600);
  // A session of its own: a Ctrl-C in the terminal is for us, and we stop the server when we are done with it.
  const child = spawn(command, rest, { ...identity, detached: true, stdio: ['ignore', log, log], cwd: '/' });
  closeSync(log);
  child.unref();
  return child;
}

async function answers(dataDir: string, port: number, pid: number): Promise<boolean> {
  const url = await serverUrl(dataDir, port);
  let deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (!isAlive(pid)) return false;
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      client.connection.stream.destroy();
      // It is replaying its log, which may take long after a crash, and says so.
      if (error instanceof pg.DatabaseError && error.code === '57P03') deadline = Date.now() + START_LIMIT_MS;
      await wait(25);
    }
  }
  await stopServer(pid);
  return false;
}

/** The address of a cluster's server, password included. */
export async function serverUrl(dataDir: string, port: number): Promise<string> {
  const password = await readFile(clusterPaths(dataDir).password, 'utf8');
  return `postgres://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
}

/** The address of the server that is running on a data folder, or null where none is. */
export async function runningPostgresUrl(dataDir: string): Promise<string | null> {
  const server = await serverOf(join(clusterPaths(dataDir).cluster));
  return server === null ? null : serverUrl(dataDir, server.port);
}

/** The end of the server's log. */
export async function lastWords(dataDir: string): Promise<string> {
  const log = await readFile(clusterPaths(dataDir).log, 'utf8').catch(() => '');
  return log.split('\n').slice(-12).join('\n');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port to be had');
  return address.port;
}
