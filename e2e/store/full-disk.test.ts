import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiOf, newShopper, orderCart } from '../support/api.ts';
import { copySmallShop } from '../support/data-folder.ts';
import { expect, testOfStarts as test } from '../support/journey.ts';
import { mountSmallDisk, type SmallDisk } from '../support/small-disk.ts';
import { type RunningStore, startStore } from '../support/start-store.ts';

const SQL = fileURLToPath(new URL('../../tools/sql.mjs', import.meta.url));
const ROUNDS = 12;
const FILL_LOG = "select pg_logical_emit_message(false, 'full disk', repeat('x', 40000000))";
const RESPONSE_LIMIT_MS = 20_000;

let small: SmallDisk | null = null;
let store: RunningStore | null = null;

// Also runs after a test that timed out, so that no mount stays behind.
test.afterEach(async () => {
  small?.grow();
  await store?.end('SIGTERM');
  small?.remove();
});

test('a shop whose disk is full, until its database stops: nobody is logged out, and it sells on when there is room', async () => {
  test.slow();
  small = mountSmallDisk();
  const dataDir = join(small.folder, 'data');
  copySmallShop(dataDir);
  store = await startStore({ dataDir });
  const { url } = store;
  const shopper = await newShopper(url);
  const { data: products } = await apiOf(url)('getProducts', { limit: 50 });
  const productId = products.find(({ stock }) => stock > 50)?._id ?? '';
  await shopper.api('addToCart', { productId });

  let { access, refresh } = shopper.tokens;
  const statuses = { page: new Set<number>(), read: new Set<number>(), write: new Set<number>() };
  const ask = async (path: string, method = 'GET', body?: object): Promise<Response> =>
    fetch(url + path, {
      method,
      signal: AbortSignal.timeout(RESPONSE_LIMIT_MS),
      headers: { authorization: `Bearer ${access}`, ...(body && { 'content-type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
    });
  const renew = async () => {
    const response = await ask('/api/user/refresh-token', 'POST', { refreshToken: refresh });
    const { data } = (await response.json()) as {
      data: { accessToken: string; refreshToken: string } | null;
    };
    if (data !== null) ({ accessToken: access, refreshToken: refresh } = data);
    return response.status;
  };
  const missing = async () => ((await (await ask('/readyz')).json()) as { missing?: string }).missing;

  await small.shrink();
  let hasStopped = false;
  for (let round = 0; round < ROUNDS && !hasStopped; round += 1) {
    statuses.page.add((await ask('/')).status);
    statuses.read.add((await ask('/api/user/user-details')).status);
    statuses.write.add((await ask('/api/cart/create', 'POST', { productId })).status);
    statuses.write.add(await renew());
    // The log of the database needs room, and without any the server stops.
    spawnSync(process.execPath, [SQL, FILL_LOG], { env: { ...process.env, DATA_DIR: dataDir } });
    // The database is started again and again, so later it may respond for a moment.
    hasStopped = (await missing()) === 'the database';
  }
  statuses.page.add((await ask('/')).status);
  statuses.read.add((await ask('/api/user/user-details')).status);
  statuses.write.add(await renew());
  expect(hasStopped).toBe(true);
  expect([...statuses.page]).toEqual([200]);
  expect([...statuses.read, ...statuses.write].filter((status) => status !== 200 && status !== 503)).toEqual(
    [],
  );
  expect([...statuses.write]).toContain(503);
  expect(store.process.exitCode).toBeNull();

  small.grow();
  await expect.poll(missing, { timeout: 80_000 }).toBeUndefined();
  expect(await renew()).toBe(200);
  await orderCart({ ...shopper, api: apiOf(url, access) });
  expect((await apiOf(url, access)('getOrders', {})).data).toHaveLength(1);
});
