import { setTimeout as wait } from 'node:timers/promises';
import { newShopper, type Shopper } from '../support/api.ts';
import { copySmallShop } from '../support/data-folder.ts';
import { expect, test } from '../support/journey.ts';
import { childrenOf, postmasterOf } from '../support/processes.ts';
import { makeDataDir, type RunningStore, startStore } from '../support/start-store.ts';

const LIMIT_MS = 4_000;
const THAWED_MS = 5_000;

let remove: () => Promise<void>;
let dataDir: string;
let store: RunningStore;
let shopper: Shopper;

test.beforeAll(async () => {
  ({ dataDir, remove } = await makeDataDir());
  copySmallShop(dataDir);
  store = await startStore({ dataDir });
  shopper = await newShopper(store.url);
});
test.afterAll(async () => {
  await signal('SIGCONT');
  await store.end('SIGTERM');
  await remove();
});

/** Sends a signal to the database's server and all of its processes. */
async function signal(name: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const server = await postmasterOf(dataDir);
  for (const pid of [server, ...childrenOf(server).map(({ pid }) => pid)]) process.kill(pid, name);
}

type Answered = {
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly retry: string | null;
};

async function ask(path: string, token?: string): Promise<Answered> {
  const started = performance.now();
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(store.url + path, { headers });
  await response.arrayBuffer();
  const ms = Math.round(performance.now() - started);
  return { path, status: response.status, ms, retry: response.headers.get('retry-after') };
}

const FROM_MEMORY = ['/', '/search?q=rice', '/api/category/get', '/search.data?q=rice', '/healthz'];
const FROM_DATABASE = [
  '/api/cart/get',
  '/api/order/order-list',
  '/api/address/get',
  '/api/user/user-details',
];

test('while the database is frozen every call is answered within 4 s, from memory where that serves', async () => {
  const token = shopper.tokens.access;
  await Promise.all([...FROM_DATABASE, ...FROM_DATABASE].map((path) => ask(path, token)));
  await signal('SIGSTOP');
  for (const round of [1, 2]) {
    const responses = await Promise.all([
      ...FROM_MEMORY.map((path) => ask(path)),
      // More than the pool has connections.
      ...[1, 2, 3, 4, 5].flatMap(() => FROM_DATABASE.map((path) => ask(path, token))),
      ask('/readyz'),
    ]);
    const slowest = Math.max(...responses.map(({ ms }) => ms));
    console.log(`Round ${round}: the slowest of ${responses.length} responses took ${slowest} ms`);
    expect(slowest).toBeLessThan(LIMIT_MS);
    for (const { path, status, retry } of responses) {
      expect({ path, status }).toEqual({ path, status: FROM_MEMORY.includes(path) ? 200 : 503 });
      if (status === 503) expect(Number(retry)).toBeGreaterThan(0);
    }
  }
  await signal('SIGCONT');
  const thawed = performance.now();
  while (!(await ask('/readyz')).status.toString().startsWith('2')) await wait(50);
  const again = await Promise.all(FROM_DATABASE.map((path) => ask(path, token)));
  console.log(`Serving again ${Math.round(performance.now() - thawed)} ms after the thaw`);
  expect(again.map(({ status }) => status)).toEqual(FROM_DATABASE.map(() => 200));
  expect(performance.now() - thawed).toBeLessThan(THAWED_MS);
});
