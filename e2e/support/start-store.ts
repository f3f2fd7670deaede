import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ENVIRONMENT, NODE_OPTIONS } from '../../tools/launch/node-settings.mjs';
import { makeRunFolder } from '../../tools/testing/run-folder.mjs';
import { freePort } from './free-port.ts';

const STORE = fileURLToPath(new URL('../../apps/store/dist/main.js', import.meta.url));
/** Entry that runs the shop from its sources, like `npm run dev`: pages in development mode. */
export const LIVE_STORE = fileURLToPath(new URL('../../apps/store/src/dev.ts', import.meta.url));
const READY_LIMIT_MS = 200_000;

export const ADMIN = { email: 'admin@jhola.example', password: 'a-password-for-journeys' } as const;

export type RunningStore = {
  /** Without a slash at the end. */
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** Time from the start of the process to its first ready response, in ms. */
  readonly readyAfterMs: number;
  /** Its output so far. */
  printed(): string;
  /** Sends a signal; resolves with the exit code when the process has ended, null if the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

export type StoreOptions = {
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The file that Node runs: the built shop by default. */
  readonly program?: string;
  /** The port to listen on; a free one by default. */
  readonly port?: number;
};

/** Runs the built shop on a free port and waits until it reports that it is ready. */
export async function startStore(options: StoreOptions): Promise<RunningStore> {
  if (options.port !== undefined) return startStoreAt(options.port, options);
  for (;;) {
    const port = await freePort();
    try {
      return await startStoreAt(port, options);
    } catch (error) {
      // Another process took the port in the meantime.
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
  const child = spawn(process.execPath, [...NODE_OPTIONS, program], {
    env: {
      ...ENVIRONMENT,
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ORDER_PUSH: 'on',
      // The tests of crashes and benchmarks place any number of orders; the caps have their own tests.
      CAP_CASH_ORDERS_UNCONFIRMED: '1000000',
      CAP_UNITS_UNCONFIRMED: '1000000',
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
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return;
    await wait(25);
  }
  child.kill('SIGTERM');
  throw new Error(`The shop was not ready within ${READY_LIMIT_MS} ms:\n${printed()}`);
}

/**
 * Creates a data folder in a private temporary folder, in memory if there is room, with a space in its path; also
 * returns a function that deletes it. `within`: another folder to create it in.
 */
export async function makeDataDir(within?: string): Promise<{ dataDir: string; remove(): Promise<void> }> {
  const folder =
    within === undefined
      ? await makeRunFolder('jhola journeys')
      : await mkdtemp(join(within, 'jhola journeys-'));
  return {
    dataDir: join(folder, 'data'),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
