import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const STORE = fileURLToPath(new URL('../../apps/store/dist/main.js', import.meta.url));
const START_LIMIT_MS = 120_000;

export type RunningStore = {
  readonly url: string;
  readonly dataDir: string;
  /** From the start of the process to its first ready answer. */
  readonly readyAfterMs: number;
  /** Resident memory of the server process in MB, without the database. */
  memoryMb(): Promise<number>;
  stop(): Promise<void>;
};

/** Runs the built shop on a data folder of its own and waits until it says that it is ready. */
export async function startStore(dataDir: string): Promise<RunningStore> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, [STORE], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: 'admin@jhola.example',
      ADMIN_PASSWORD: 'bench-admin-password',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await ready(url, child);
  return {
    url,
    dataDir,
    readyAfterMs: performance.now() - started,
    memoryMb: () => residentMb(child.pid ?? 0),
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The store ended with ${child.exitCode} before it was ready`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(20);
  }
  throw new Error(`The store was not ready within ${START_LIMIT_MS} ms`);
}

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('No port to be had');
  return address.port;
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
}
