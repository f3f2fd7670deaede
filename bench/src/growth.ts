/**
 * npm run bench:growth [-- --products 20000,100000 --orders 100000,1000000]: what a start, reads, an order and an admin's
 * pages cost as products and orders grow, in CPU milliseconds of the server and of its database. Each grown shop runs
 * beside the first one, and both take turns with each kind of request, so that the machine's changing speed affects both.
 * rate = median over the rounds of cost(first shop) / cost(grown shop).
 */
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { median } from './load.ts';
import { type MeasuredShop, openMeasuredShop } from './measured-shop.ts';
import { multiplyProducts } from './multiply-products.ts';
import { insertPastOrders } from './past-orders.ts';
import { inNewFolder, withShop } from './with-shop.ts';

/** Orders of the first shop, which has the products of the demo catalogue. */
const FIRST_ORDERS = 10_000;
const ROUNDS = 9;
const CONNECTIONS = 8;

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '20000,100000' },
    orders: { type: 'string', default: '100000,1000000' },
  },
});
const listed = (text: string) => (text === '' ? [] : text.split(',').map(Number));

await inNewFolder(async (folder) => {
  const first = join(folder, 'first');
  await fill(first, (pool) => insertPastOrders(pool, FIRST_ORDERS));
  await inCopy(first, async (dataDir) => {
    for (const orders of listed(values.orders)) {
      await fill(dataDir, (pool) => insertPastOrders(pool, orders));
      await compare(`${orders} orders`, first, dataDir);
    }
  });
  await inCopy(first, async (dataDir) => {
    for (const products of listed(values.products)) {
      await fill(dataDir, (pool) => multiplyProducts(pool, products));
      await compare(`${products} products`, first, dataDir);
    }
  });
});

/** Runs `work` on a copy of a shop's data. */
async function inCopy(first: string, work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = `${first}-grown`;
  await cp(first, dataDir, { recursive: true, verbatimSymlinks: true });
  await work(dataDir);
  await rm(dataDir, { recursive: true, force: true });
}

async function fill(dataDir: string, work: (pool: pg.Pool) => Promise<void>): Promise<void> {
  await withShop({ dataDir, connections: CONNECTIONS }, async (_store, pool) => work(pool));
}

/** Measures the first shop and a grown one in turns, and prints the medians of both and the rates. */
async function compare(name: string, first: string, dataDir: string): Promise<void> {
  const connections = CONNECTIONS;
  await withShop({ dataDir: first, connections }, async (smallStore, smallPool) => {
    await withShop({ dataDir, connections }, async (grownStore, grownPool) => {
      const small = await openMeasuredShop(smallStore, smallPool);
      const grown = await openMeasuredShop(grownStore, grownPool);
      const costs = await takeTurns(small, grown);
      const kinds = [...costs.values()];
      printRow('', ['start', 'memory, MB', ...costs.keys()]);
      print(
        'first shop',
        small,
        kinds.map((rounds) => median(rounds.map(([ms]) => ms))),
      );
      print(
        name,
        grown,
        kinds.map((rounds) => median(rounds.map(([, ms]) => ms))),
      );
      const rates = kinds.map((rounds) => median(rounds.map(([smallMs, grownMs]) => smallMs / grownMs)));
      printRow('  rate', ['', '', ...rates.map((rate) => rate.toFixed(2))]);
    });
  });
}

/** The costs of each kind of request in both shops, by round. */
async function takeTurns(
  small: MeasuredShop,
  grown: MeasuredShop,
): Promise<ReadonlyMap<string, readonly [number, number][]>> {
  const costs = new Map(small.kinds.map((kind) => [kind, [] as [number, number][]]));
  for (const kind of small.kinds) for (const shop of [small, grown]) await shop.take(kind);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [kind, rounds] of costs) rounds.push([await small.take(kind), await grown.take(kind)]);
  return costs;
}

function print(name: string, { startMs, memoryMb }: MeasuredShop, costs: readonly number[]): void {
  printRow(
    name,
    [startMs, memoryMb, ...costs].map((value) => (value < 10 ? value.toFixed(2) : value.toFixed(0))),
  );
}

function printRow(name: string, cells: readonly string[]): void {
  console.log(name.padEnd(24) + cells.map((cell) => cell.padStart(12)).join(''));
}
