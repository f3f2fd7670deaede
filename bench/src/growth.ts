/**
 * npm run bench:growth [-- --products 20000,100000 --orders 100000,1000000]: what a start, reads, an order and an admin's
 * pages cost as products and orders grow, in CPU milliseconds of the server and of its database. Each grown shop runs
 * beside one of FIRST, and both take turns with each kind of request, so that the machine's changing speed affects both;
 * the rate is the first shop's cost divided by the grown one's.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runningPostgresUrl } from '@jhola/store/embedded-postgres';
import { type RunningStore, startStore } from '@jhola/e2e/start-store';
import pg from 'pg';
import { type Costs, openMeasuredShop } from './measured-shop.ts';
import { multiplyProducts } from './multiply-products.ts';
import { insertPastOrders } from './past-orders.ts';

/** The demo catalogue has its 5,344 products. */
const FIRST = { products: 5_344, orders: 10_000 };
const ROUNDS = 9;
const CONNECTIONS = 8;

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '20000,100000' },
    orders: { type: 'string', default: '100000,1000000' },
  },
});
const listed = (text: string) => (text === '' ? [] : text.split(',').map(Number));

const folder = await mkdtemp(join(tmpdir(), 'jhola-growth-'));
const first = join(folder, 'first');
try {
  await fill(first, (pool) => insertPastOrders(pool, FIRST.orders));
  await inCopy('orders', async (dataDir) => {
    for (const orders of listed(values.orders)) {
      await fill(dataDir, (pool) => insertPastOrders(pool, orders));
      await compare(`${orders} orders`, dataDir);
    }
  });
  await inCopy('products', async (dataDir) => {
    for (const products of listed(values.products)) {
      await fill(dataDir, (pool) => multiplyProducts(pool, products));
      await compare(`${products} products`, dataDir);
    }
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Runs `work` on a copy of the first shop's data. */
async function inCopy(name: string, work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = join(folder, name);
  await cp(first, dataDir, { recursive: true, verbatimSymlinks: true });
  await work(dataDir);
  await rm(dataDir, { recursive: true, force: true });
}

async function fill(dataDir: string, work: (pool: pg.Pool) => Promise<void>): Promise<void> {
  await withStore(dataDir, async (_store, pool) => work(pool));
}

async function withStore(
  dataDir: string,
  work: (store: RunningStore, pool: pg.Pool) => Promise<void>,
): Promise<void> {
  const store = await startStore({ dataDir });
  const pool = new pg.Pool({
    connectionString: (await runningPostgresUrl(dataDir)) ?? '',
    max: CONNECTIONS,
  });
  try {
    await work(store, pool);
  } finally {
    await pool.end();
    await store.end('SIGTERM');
  }
}

/** Measures the first shop and a grown one in turns, and prints both and the rate. */
async function compare(name: string, dataDir: string): Promise<void> {
  await withStore(first, async (smallStore, smallPool) => {
    await withStore(dataDir, async (grownStore, grownPool) => {
      const small = await openMeasuredShop(smallStore, smallPool);
      const grown = await openMeasuredShop(grownStore, grownPool);
      // The first round warms up.
      for (let round = 0; round <= ROUNDS; round += 1) {
        for (const kind of small.kinds) {
          await small.take(kind, round > 0);
          await grown.take(kind, round > 0);
        }
      }
      printRow('', [...small.costs().keys()]);
      print('first shop', small.costs());
      print(name, grown.costs());
      printRates(small.costs(), grown.costs());
    });
  });
}

function print(name: string, costs: Costs): void {
  printRow(
    name,
    [...costs.values()].map((value) => (value < 10 ? value.toFixed(2) : Math.round(value).toString())),
  );
}

function printRates(small: Costs, grown: Costs): void {
  printRow(
    '  rate',
    [...grown].map(([kind, cost]) => ((small.get(kind) ?? Number.NaN) / cost).toFixed(2)),
  );
}

function printRow(name: string, cells: readonly string[]): void {
  console.log(name.padEnd(24) + cells.map((cell) => cell.padStart(12)).join(''));
}
