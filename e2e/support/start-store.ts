import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const STORE = fileURLToPath(new URL('../../apps/store/dist/main.js', import.meta.url));
/** The shop from its sources, as `npm run dev` runs it: pages in development. */
export const LIVE_STORE = fileURLToPath(new URL('../../apps/store/src/dev.ts', import.meta.url));
const READY_LIMIT_MS = 80_000;

export const ADMIN = { email: 'admin@jhola.example', password: 'a-password-for-journeys' } as const;

export type RunningStore = {
  /** Without a slash at the end. */
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** From the start of the process to its first ready answer. */
  readonly readyAfterMs: number;
  /** What it printed so far. */
  printed(): string;
  /** Sends a signal and resolves with the exit code, null where the signal ended it, once it is gone. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

export type StoreOptions = {
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What Node runs: the built shop where it isn't given. */
  readonly program?: string;
};

/** Runs the built shop and waits until it says that it is ready. Its port is one that was free. */
export async function startStore(options: StoreOptions): Promise<RunningStore> {
  for (;;) {
    const port = await freePort();
    try {
      return await startStoreAt(port, options);
    } catch (error) {
      // Somebody else took it in between.
      if (!(error instanceof Error && error.message.includes(`Port ${port} is taken`))) throw error;
    }
  }
}

async function startStoreAt(
  port: number,
  { dataDir, env = {}, program = STORE }: StoreOptions,
): Promise<RunningStore> {
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, ['--enable-source-maps', '--max-semi-space-size=4', program], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  await untilReady(url, child, () => printed);
  return {
    url,
    dataDir,
    process: child,
    readyAfterMs: performance.now() - started,
    printed: () => printed,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
      return child.exitCode;
    },
  };
}

async function untilReady(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  const deadline = performance.now() + READY_LIMIT_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The shop ended before it was ready:\n${printed()}`);
    }
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(25);
  }
  child.kill('SIGTERM');
  throw new Error(`The shop was not ready within ${READY_LIMIT_MS} ms:\n${printed()}`);
}

/** A data folder in a private temporary folder, with a space in its path, and what takes it away again. */
export async function makeDataDir(): Promise<{ dataDir: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'jhola journeys-'));
  return {
    dataDir: join(folder, 'data'),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
