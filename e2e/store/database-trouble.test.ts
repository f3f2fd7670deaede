import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ApiError } from '@jhola/contract/client';
import { apiOf, logInByApi, newShopper, orderCart, type Shopper } from '../support/api.ts';
import { copySmallShop } from '../support/data-folder.ts';
import { freePort } from '../support/free-port.ts';
import { expect, testOfStarts as test } from '../support/journey.ts';
import { childrenOf, postmasterOf, processesWith } from '../support/processes.ts';
import { ADMIN, makeDataDir, type RunningStore, startStore } from '../support/start-store.ts';

const LAUNCHER = fileURLToPath(new URL('../../tools/start.mjs', import.meta.url));
const SHOPPERS = 8;

let dataDir: string;
let remove: () => Promise<void>;

test.beforeAll(async () => {
  ({ dataDir, remove } = await makeDataDir());
  copySmallShop(dataDir);
});
test.afterAll(() => remove());

test.describe('a shop with eight shoppers', () => {
  let store: RunningStore;
  let shoppers: Shopper[];
  let product: { readonly _id: string; readonly stock: number };

  test.beforeAll(async () => {
    // Each shopper places any number of orders.
    const env = {
      CAP_CASH_ORDERS_UNCONFIRMED: '1000',
      CAP_UNITS_UNCONFIRMED: '1000',
      CAP_ORDERS_PER_ADDRESS: '1000',
      CAP_UNITS_PER_ADDRESS: '1000',
    };
    store = await startStore({ dataDir, env });
    const { data: products } = await apiOf(store.url)('getProducts', { limit: 1 });
    const [like] = products;
    if (like === undefined) throw new Error('The demo shop is empty');
    const { api: admin } = await logInByApi(store.url, ADMIN.email, ADMIN.password);
    // More stock than eight shoppers can buy during the tests.
    const { data } = await admin('createProduct', { ...like, name: 'Enough for everybody', stock: 100_000 });
    product = data;
    shoppers = [];
    for (let n = 0; n < SHOPPERS; n += 1) shoppers.push(await newShopper(store.url));
  });
  test.afterAll(() => store.end('SIGTERM'));

  for (const [what, harm] of [
    ['whose database is killed', async () => process.kill(await postmasterOf(dataDir), 'SIGKILL')],
    ['of whose database’s processes one is killed', async () => process.kill(await aBackend(), 'SIGKILL')],
  ] as const) {
    test(`${what} stays open, responds 503 meanwhile, and then sells again with nobody logged out`, async () => {
      const { pid } = store.process;
      const refusals: number[] = [];
      let ordered = 0;
      let isOver = false;
      /** Places orders one after another during the test, whatever the responses are. */
      const shop = async (shopper: Shopper) => {
        while (!isOver) {
          try {
            await shopper.api('addToCart', { productId: product._id });
            await orderCart(shopper);
            ordered += 1;
          } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            // The cart contains the same line twice, because the first response was lost.
            if (error.status !== 409) refusals.push(error.status);
          }
        }
      };
      const shopping = Promise.all(shoppers.map(shop));
      await expect.poll(() => ordered, { timeout: 60_000 }).toBeGreaterThan(SHOPPERS);
      // The database may be back, and requests retried, before one is refused.
      for (let tries = 0; tries < 10 && refusals.length === 0; tries += 1) {
        await harm();
        await expect
          .poll(() => refusals.length, { timeout: 6_000 })
          .toBeGreaterThan(0)
          .catch(() => undefined);
      }
      expect(refusals.length).toBeGreaterThan(0);
      const before = ordered;
      await expect.poll(() => ordered, { timeout: 60_000 }).toBeGreaterThan(before + 2 * SHOPPERS);
      isOver = true;
      await shopping;
      expect(new Set(refusals)).toEqual(new Set([503]));
      expect(store.process.exitCode).toBeNull();
      expect(store.process.pid).toBe(pid);
      await expect.poll(async () => (await fetch(`${store.url}/readyz`)).status).toBe(200);
    });
  }

  test('sold each item once', async () => {
    let sold = 0;
    for (const { api } of shoppers) {
      const { data: orders } = await api('getOrders', {});
      for (const { items } of orders) {
        for (const { productId, quantity } of items) if (productId === product._id) sold += quantity;
      }
    }
    const { data: after } = await apiOf(store.url)('getProduct', { productId: product._id });
    expect(sold).toBeGreaterThan(0);
    expect(after.stock).toBe(product.stock - sold);
  });
});

test('a shop that is killed is restarted by npm start, and closes when npm start is told to', async () => {
  const port = await freePort();
  const launcher = spawn(process.execPath, [LAUNCHER], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const isReady = async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok ?? false;
  await expect.poll(isReady, { timeout: 80_000 }).toBe(true);
  const [first] = await shopProcess();
  process.kill(Number(first), 'SIGKILL');
  await expect
    .poll(async () => (await shopProcess())[0] !== first && (await isReady()), { timeout: 80_000 })
    .toBe(true);
  const gone = new Promise<number | null>((resolve) => launcher.once('exit', resolve));
  launcher.kill('SIGTERM');
  expect(await gone).toBe(0);
  expect(processesWith(dataDir)).toEqual([]);
});

/** The id of the process that runs on the data folder. */
async function shopProcess(): Promise<string[]> {
  const lock = await readFile(join(dataDir, 'shop.lock'), 'utf8').catch(() => '');
  return lock.split(' ');
}

/** The id of a process that serves the shop's connections. */
async function aBackend(): Promise<number> {
  const pid = childrenOf(await postmasterOf(dataDir)).find(({ title }) => title.includes('127.0.0.1'))?.pid;
  if (pid === undefined) throw new Error('PostgreSQL serves nobody');
  return pid;
}
