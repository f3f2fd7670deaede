import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { listenLocally } from '../../tools/testing/listen-locally.ts';
import { expect, testOfStarts as test } from '../support/journey.ts';
import { copyPreparedData, copySmallShop } from '../support/data-folder.ts';
import { freePort } from '../support/free-port.ts';
import { postmasterOf, processesWith } from '../support/processes.ts';
import { makeDataDir, type RunningStore, startStore } from '../support/start-store.ts';

const LAUNCHER = fileURLToPath(new URL('../../tools/start.mjs', import.meta.url));
const STORE = fileURLToPath(new URL('../../apps/store/dist/main.js', import.meta.url));

let dataDir: string;
let remove: () => Promise<void>;
const running: RunningStore[] = [];

test.beforeEach(async () => {
  ({ dataDir, remove } = await makeDataDir());
});

test.afterEach(async () => {
  for (const store of running.splice(0)) await store.end('SIGTERM');
  await remove();
});

async function start(): Promise<RunningStore> {
  const store = await startStore({ dataDir });
  running.push(store);
  return store;
}

/** How many categories the API returns: shows that the shop serves data from its own database. */
async function categories(store: RunningStore): Promise<number> {
  const response = await fetch(`${store.url}/api/category/get`);
  const { data } = (await response.json()) as { data: unknown[] };
  return data.length;
}

test.describe('the built shop', () => {
  // A first start fills in the demo catalogue; a test starts up to three shops.
  test.describe.configure({ timeout: 240_000 });

  test('starts with a demo catalogue, and stops gracefully', async () => {
    const store = await start();
    expect(await categories(store)).toBeGreaterThan(10);
    expect(store.printed()).toContain(`Shop    ${store.url}`);
    expect(await store.end('SIGTERM')).toBe(0);
    expect(processesWith(dataDir)).toEqual([]);
  });

  test('recovers by itself after kill -9, alone or with its database', async () => {
    copySmallShop(dataDir);
    const first = await start();
    const before = await categories(first);
    await first.end('SIGKILL');
    const second = await start();
    expect(await categories(second)).toBe(before);

    const postmaster = await postmasterOf(dataDir);
    await second.end('SIGKILL');
    process.kill(postmaster, 'SIGKILL');
    const third = await start();
    expect(await categories(third)).toBe(before);
    expect(await third.end('SIGTERM')).toBe(0);
    expect(processesWith(dataDir)).toEqual([]);
  });

  test('leaves no process behind when it is stopped during its start', async () => {
    const { child } = await launch(STORE);
    while (!(await isThere(pidFile()))) await wait(5);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    expect(processesWith(dataDir)).toEqual([]);
    expect(await categories(await start())).toBeGreaterThan(10);
  });

  test('closes when its launcher is killed', async () => {
    copySmallShop(dataDir);
    const { child, url } = await launch(LAUNCHER);
    while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) await wait(50);
    child.kill('SIGKILL');
    const deadline = performance.now() + 15_000;
    while (processesWith(dataDir).length > 0 && performance.now() < deadline) await wait(50);
    expect(processesWith(dataDir)).toEqual([]);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });

  test('serves pages while the database restarts, and reports that it isn’t ready until then', async () => {
    copySmallShop(dataDir);
    const store = await start();
    const postmaster = await postmasterOf(dataDir);
    const readiness = async () => (await fetch(`${store.url}/readyz`)).status;
    process.kill(postmaster, 'SIGINT');
    // Often, for it is back within a second or two.
    await expect.poll(readiness, { intervals: [10] }).toBe(503);
    expect((await fetch(`${store.url}/healthz`)).status).toBe(200);
    expect((await fetch(store.url)).status).toBe(200);
    expect(await categories(store)).toBeGreaterThan(10);
    await expect.poll(readiness).toBe(200);
  });

  test('reports a port that is in use, and leaves no process behind', async () => {
    copySmallShop(dataDir);
    const squatter = createServer();
    const port = await listenLocally(squatter);
    const { child, printed } = await launch(STORE, { PORT: String(port) });
    const [code] = await once(child, 'exit');
    squatter.close();
    expect(code).toBe(1);
    expect(printed()).toContain(`Port ${port} is taken by another program`);
    expect(processesWith(dataDir)).toEqual([]);
  });

  test('lists every error of the configuration at once', async () => {
    const { child, printed } = await launch(STORE, {
      PORT: 'eighty',
      LOG_LEVEL: 'loud',
      ADMIN_EMAIL: 'nobody',
    });
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    for (const fault of ['PORT', 'LOG_LEVEL', 'ADMIN_EMAIL']) expect(printed()).toContain(fault);
    expect(await isThere(dataDir)).toBe(false);
  });

  test('finishes open requests before it exits', async () => {
    // Searches of the whole catalogue take long enough to be open when the shop is told to stop.
    copyPreparedData(dataDir);
    const store = await start();
    const responses = Array.from({ length: 20 }, (_, i) => fetch(`${store.url}/search?q=in+flight+${i}`));
    await wait(30);
    const code = store.end('SIGTERM');
    const settled = await Promise.allSettled(
      responses.map(async (response) => (await (await response).text()).length),
    );
    expect(settled.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await code).toBe(0);
  });
});

const pidFile = () => join(dataDir, 'postgres/cluster/postmaster.pid');

async function launch(program: string, env: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  return { child, url: `http://127.0.0.1:${port}`, printed: () => text };
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
