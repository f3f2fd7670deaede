import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ConfigError } from '@jhola/api/config';
import { freePort } from '../free-port.ts';
import type { Binaries } from './binaries.ts';
import { clusterPaths, readPassword, SUPERUSER } from './cluster.ts';
import { connects } from './connects.ts';
import { clearLeftOver, isAlive, killServer, serverOf, stateOf, stopServer } from './left-over.ts';
import type { RunAs } from './run-as.ts';

const START_LIMIT_MS = 60_000;
const LOOK_EVERY_MS = 10;

/** Settings of a small server: one machine, one shop. */
const SETTINGS = [
  'shared_buffers=128MB',
  'max_connections=100',
  'unix_socket_directories=',
  'jit=off',
  // After a crash, one call syncs all 1,300 files of the cluster instead of one call per file: this takes 0.1 s instead
  // of 2 to 3 s in which nobody can order. Available only on Linux.
  ...(process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : []),
  // Limits the part of the write-ahead log that is replayed after a crash, which takes 10 ms of CPU time for each MB.
  // With the default of 1 GB, a shop whose server was killed during a large import couldn't be used for many seconds.
  'max_wal_size=64MB',
  'min_wal_size=32MB',
  // Each checkpoint would add two lines, every five minutes or more often.
  'log_checkpoints=off',
];

/** The text in the server's log if another version of PostgreSQL created the cluster. */
const OTHER_VERSION = /was initialized by PostgreSQL version (\d+)/;

/** For tests only: data is lost if the machine crashes. */
const NOT_DURABLE = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  // Tests' databases exist for seconds: they need no vacuum, and little WAL.
  'autovacuum=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'checkpoint_timeout=1h',
  // Copies the files of a template within the kernel. Windows can't.
  ...(process.platform === 'win32' ? [] : ['file_copy_method=clone']),
];

export type ServerOptions = {
  readonly dataDir: string;
  readonly binaries: Binaries;
  readonly runAs: RunAs;
  /** False is faster, but data is lost if the machine crashes. Default true. */
  readonly durable?: boolean;
};

export type RunningServer = {
  readonly port: number;
  readonly pid: number;
  /** Resolves when the server has ended, for whatever reason. */
  readonly ended: Promise<void>;
};

/**
 * Starts the server of a cluster on a free port of the loopback address and waits until it accepts connections. Throws
 * ConfigError with the end of its log if it doesn't start.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const logged = await logSize(options.dataDir);
  for (let attempt = 1; ; attempt += 1) {
    const server = await tryServer(options, await freePort());
    if (server !== null) return server;
    const text = await lastLogLines(options.dataDir, logged);
    const other = OTHER_VERSION.exec(text)?.[1];
    if (other !== undefined) {
      throw new ConfigError(
        `${clusterPaths(options.dataDir).home} was written by PostgreSQL ${other}, which this version of the shop can't ` +
          'read. Take a backup with the version of the shop that you used before, move this folder away, and restore ' +
          'the backup with this version (docs/operations.md).',
      );
    }
    // Another program may have taken the port in between, or a process of a killed server hasn't ended yet.
    if (attempt === 3) throw new ConfigError(`PostgreSQL did not start:\n${text}`);
    await wait(attempt * 500);
    await clearLeftOver(clusterPaths(options.dataDir).cluster);
  }
}

/**
 * Starts the server once, on this port. Calls `onPid` immediately. Returns null if it doesn't accept connections. If
 * this process exits, the server ends at once, also one that is still starting: it has a process group of its own, and
 * would outlive this process. The next start recovers all commits.
 */
export async function tryServer(
  options: ServerOptions,
  port: number,
  onPid: (pid: number) => void = () => {},
): Promise<RunningServer | null> {
  const child = launch(options, port);
  const pid = child.pid ?? 0;
  const kill = () => killServer(pid);
  // First, because others delete the folder of a server that has ended.
  process.prependOnceListener('exit', kill);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  void ended.then(() => process.off('exit', kill));
  onPid(pid);
  return (await acceptsConnections(options.dataDir, port, pid)) ? { port, pid, ended } : null;
}

function launch({ dataDir, binaries, runAs, durable = true }: ServerOptions, port: number): ChildProcess {
  const paths = clusterPaths(dataDir);
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    ...SETTINGS,
    ...(durable ? [] : NOT_DURABLE),
  ];
  const args = ['-D', paths.cluster, ...settings.flatMap((setting) => ['-c', setting])];
  const [command = binaries.postgres, ...rest] = [...runAs.prefix, binaries.postgres, ...args];
  const identity = runAs.prefix.length === 0 && runAs.owner !== null ? runAs.owner : {};
  const log = openSync(paths.log, 'a', 0o600);
  // Detached, so that a Ctrl-C in the terminal reaches only the shop, which then stops the server.
  const child = spawn(command, rest, { ...identity, detached: true, stdio: ['ignore', log, log], cwd: '/' });
  closeSync(log);
  child.unref();
  return child;
}

async function acceptsConnections(dataDir: string, port: number, pid: number): Promise<boolean> {
  const url = await serverUrl(dataDir, port);
  const { cluster } = clusterPaths(dataDir);
  let deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline) {
    if (!isAlive(pid)) return false;
    const state = await stateOf(cluster, pid);
    // It is recovering after a crash, which may take long.
    if (state === 'starting') deadline = performance.now() + START_LIMIT_MS;
    // Connecting earlier would take CPU time from the recovery: the server starts a process to refuse each connection.
    if (state === 'ready' && (await connects(url))) return true;
    await wait(LOOK_EVERY_MS);
  }
  await stopServer(pid);
  return false;
}

/**
 * For connections of the shop: the server's log has no DETAIL of an error, which would contain the row, as the email of
 * an account. The error that the client gets is complete, and so are the messages of the server's own processes, which
 * say why it doesn't start.
 */
const CONNECTION_OPTIONS = '-c log_error_verbosity=terse';

/** The URL of a cluster's server, password included. Throws ConfigError if the file of the password is missing. */
export async function serverUrl(dataDir: string, port: number): Promise<string> {
  const password = await readPassword(dataDir);
  return `postgres://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres?options=${encodeURIComponent(CONNECTION_OPTIONS)}`;
}

/** The URL of the server that is running on a data folder; null if there is none. */
export async function runningPostgresUrl(dataDir: string): Promise<string | null> {
  const server = await serverOf(join(clusterPaths(dataDir).cluster));
  return server === null ? null : serverUrl(dataDir, server.port);
}

/** The end of the server's log, without its first `from` bytes: what earlier starts logged. */
export async function lastLogLines(dataDir: string, from = 0): Promise<string> {
  const log = await readFile(clusterPaths(dataDir).log).catch(() => Buffer.alloc(0));
  return log.subarray(from).toString('utf8').split('\n').slice(-12).join('\n');
}

async function logSize(dataDir: string): Promise<number> {
  const file = await stat(clusterPaths(dataDir).log).catch(() => null);
  return file?.size ?? 0;
}
