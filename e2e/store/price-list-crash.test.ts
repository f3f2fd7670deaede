import { setTimeout as wait } from 'node:timers/promises';
import type { ContractClient } from '@jhola/contract/client';
import { expect, testOfStarts as test } from '../support/journey.ts';
import { copySmallShop } from '../support/data-folder.ts';
import { apiOf } from '../support/api.ts';
import { holdTable } from '../support/hold-table.ts';
import { ADMIN, makeDataDir, type RunningStore, startStore } from '../support/start-store.ts';

const ROWS = 300;
/** Long enough for two starts of a shop and three readings of the list on a busy machine. */
const LIMIT_MS = 240_000;

function listOf(rows: number, price: number): string {
  const lines = Array.from(
    { length: rows },
    (_, at) => `Crash rice ${at},1 kg,${60 + (at % 40)},${price},9,Crash ${at % 7}\n`,
  );
  return `Item,Pack,MRP,Rate,Qty on hand,Category\n${lines.join('')}`;
}

test.describe.configure({ timeout: LIMIT_MS });

let folder: Awaited<ReturnType<typeof makeDataDir>>;
let store: RunningStore;
test.beforeAll(async () => {
  folder = await makeDataDir();
  copySmallShop(folder.dataDir);
  store = await startStore({ dataDir: folder.dataDir });
});
test.afterAll(async () => {
  await store.end('SIGTERM');
  await folder.remove();
});

async function admin(): Promise<ContractClient> {
  const { data: tokens } = await apiOf(store.url)('login', ADMIN);
  return apiOf(store.url, tokens.accesstoken);
}

async function until(api: ContractClient, _id: string, isThere: (state: string, share: number) => boolean) {
  for (;;) {
    const { data } = await api('getPriceList', { _id });
    if (isThere(data.state, data.progress.share)) return data;
    if (data.state === 'failed') throw new Error(data.fault ?? 'failed');
    await wait(50);
  }
}

const products = async (api: ContractClient) => (await api('getProducts', { limit: 1 })).totalCount;

test('kill -9 in the middle of an import leaves the shop unchanged, and the list can be imported again', async () => {
  const before = await admin();
  const form = new FormData();
  form.append('list', new Blob([listOf(ROWS, 55)]), 'crash.csv');
  const { data: list } = await before('uploadPriceList', form);
  const columns = list.columns.map(({ meaning }) => meaning);
  await before('checkPriceList', { _id: list._id, columns, settings: list.settings });
  const checked = await until(before, list._id, (state) => state === 'checked');
  expect(checked.counts).toMatchObject({ new: ROWS, refused: 0 });
  const there = await products(before);
  const release = await holdTable(folder.dataDir, 'products');
  await before('importPriceList', { _id: list._id });
  await until(before, list._id, (state, share) => state === 'importing' && share > 0.5);
  await store.end('SIGKILL');
  await release();

  store = await startStore({ dataDir: folder.dataDir });
  const after = await admin();
  const { data: interrupted } = await after('getPriceList', { _id: list._id });
  expect(interrupted).toMatchObject({ state: 'interrupted', canImport: true });
  expect(await products(after)).toBe(there);

  await after('importPriceList', { _id: list._id });
  await until(after, list._id, (state) => state === 'done');
  await expect.poll(() => products(after), { timeout: 20_000 }).toBe(there + ROWS);
});

test('closing the shop during a check aborts the work, and shows it as interrupted', async () => {
  const api = await admin();
  const form = new FormData();
  form.append('list', new Blob([listOf(ROWS, 54)]), 'closing.csv');
  const { data: list } = await api('uploadPriceList', form);
  const columns = list.columns.map(({ meaning }) => meaning);
  const release = await holdTable(folder.dataDir, 'price_list_plans');
  await api('checkPriceList', { _id: list._id, columns, settings: list.settings });
  await until(api, list._id, (state, share) => state === 'checking' && share > 0.5);
  expect(await store.end('SIGTERM')).toBe(0);
  await release();
  store = await startStore({ dataDir: folder.dataDir });
  const { data } = await (await admin())('getPriceList', { _id: list._id });
  expect(data).toMatchObject({ state: 'interrupted', canImport: false });
  expect(data.fault).toMatch(/closed|stopped/);
});
