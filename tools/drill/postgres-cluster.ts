import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from '../../apps/store/src/embedded-postgres/binaries.ts';
import { connects } from '../../apps/store/src/embedded-postgres/connects.ts';

const DEBIAN = '/usr/lib/postgresql';
const START_LIMIT_MS = 60_000;

/**
 * The folder of PostgreSQL's programs: the newest version that Debian installed, otherwise the embedded ones (without
 * pg_basebackup).
 */
export async function findPostgres(): Promise<{ readonly folder: string; readonly isDebian: boolean }> {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).filter((name) => Number(name) >= 15) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  if (newest !== undefined) return { folder: join(DEBIAN, newest, 'bin'), isDebian: true };
  return { folder: join((await findBinaries()).root, 'bin'), isDebian: false };
}

/** The user that runs PostgreSQL: `nobody` instead of root, which PostgreSQL refuses. */
export function postgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (which: string) => Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Runs one of PostgreSQL's programs and waits for its end. Throws with its output if it fails. */
export function runPostgresProgram(program: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, {
    ...postgresUser(),
    encoding: 'utf8',
    cwd: '/',
  });
  if (status !== 0) throw new Error(`${program} failed: ${stderr || String(error)}`);
}

/** A PostgreSQL server for the drill, on a fixed port of the loopback address, without a password. */
export class PostgresCluster {
  readonly url: string;
  readonly folder: string;
  readonly #port: number;
  readonly #programs: string;
  readonly #settings: readonly string[];
  #process: ChildProcess | null = null;

  constructor(options: { programs: string; folder: string; port: number; settings?: readonly string[] }) {
    this.folder = options.folder;
    this.#port = options.port;
    this.#programs = options.programs;
    this.#settings = options.settings ?? [];
    this.url = `postgres://jhola@127.0.0.1:${options.port}/postgres`;
  }

  /** Creates the cluster's files. The folder above must belong to `postgresUser`. */
  create(): void {
    runPostgresProgram(join(this.#programs, 'initdb'), [
      `--pgdata=${this.folder}`,
      '--username=jhola',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-instructions',
    ]);
  }

  /** Starts the server and waits until it accepts connections. Throws with its log if it ends instead. */
  async start(): Promise<void> {
    const settings = [
      'listen_addresses=127.0.0.1',
      `port=${this.#port}`,
      'unix_socket_directories=',
      ...this.#settings,
    ];
    const log = `${this.folder}.log`;
    const output = openSync(log, 'a');
    const args = ['-D', this.folder, ...settings.flatMap((setting) => ['-c', setting])];
    const child = spawn(join(this.#programs, 'postgres'), args, {
      ...postgresUser(),
      cwd: '/',
      stdio: ['ignore', output, output],
    });
    this.#process = child;
    const deadline = Date.now() + START_LIMIT_MS;
    while (!(await connects(this.url))) {
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`PostgreSQL did not start:\n${readFileSync(log, 'utf8').slice(-2_000)}`);
      }
      await wait(50);
    }
  }

  /** Stops the server: SIGINT ends connections at once, SIGKILL simulates a crash. */
  async stop(signal: 'SIGINT' | 'SIGKILL' = 'SIGINT'): Promise<void> {
    const child = this.#process;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    this.signalAll('SIGCONT');
    child.kill(signal);
    await ended;
    // Its processes end by themselves after the server has ended.
    while (this.#processes().length > 0) await wait(20);
  }

  /** Waits until a recovery has ended and the server accepts writes. */
  async untilPromoted(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    try {
      for (;;) {
        const { rows } = await client.query<{ recovering: boolean }>(
          'select pg_is_in_recovery() as recovering',
        );
        if (rows[0]?.recovering === false) return;
        await wait(50);
      }
    } finally {
      await client.end();
    }
  }

  /** Sends a signal to the server and to each of its processes. */
  signalAll(signal: NodeJS.Signals): void {
    for (const pid of this.#processes()) {
      try {
        process.kill(pid, signal);
      } catch (error) {
        // It ended by itself in between.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  }

  /** The server's process and its children. */
  #processes(): number[] {
    const server = this.#process?.pid;
    if (server === undefined) return [];
    const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
    return list.split('\n').flatMap((line) => {
      const [pid, parent] = line.trim().split(/\s+/).map(Number);
      return pid !== undefined && (pid === server || parent === server) ? [pid] : [];
    });
  }
}

/** Creates a folder that belongs to PostgreSQL's user. */
export function folderForPostgres(path: string): string {
  mkdirSync(path, { mode: 0o700 });
  const { uid, gid } = postgresUser();
  if (uid !== undefined && gid !== undefined) execFileSync('chown', [`${uid}:${gid}`, path]);
  return path;
}
