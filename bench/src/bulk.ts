/**
 * npm run bench:bulk [-- --products 20000 --rounds 3 --alone]: CPU milliseconds of the server and of its database for
 * bulk actions on all products: a discount, undoing it, and deleting them. Meanwhile shoppers read listings and order;
 * their waiting times and the longest delay of the server's event loop depend on the machine's load.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ContractClient } from '@jhola/contract/client';
import { apiOf } from '@jhola/e2e/api';
import { ADMIN, type RunningStore } from '@jhola/e2e/start-store';
import type pg from 'pg';
import { readCpu } from './cpu-of.ts';
import { browseListings, orderNewestProducts } from './background-shoppers.ts';
import { median } from './load.ts';
import { multiplyProducts } from './multiply-products.ts';
import { createWaits } from './waits.ts';
import { withNewShop } from './with-shop.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '3' },
    alone: { type: 'boolean', default: false },
  },
});
const products = Number(values.products);
const rounds = Number(values.rounds);

/** The metrics require the token. */
const METRICS_TOKEN = randomBytes(16).toString('hex');

await withNewShop({ connections: 1, env: { METRICS_TOKEN } }, async (store, pool) => {
  const { data: tokens } = await apiOf(store.url)('login', ADMIN);
  await multiplyProducts(pool, products);
  await measure(store, pool, apiOf(store.url, tokens.accesstoken));
});

async function measure(store: RunningStore, pool: pg.Pool, admin: ContractClient): Promise<void> {
  for (;;) {
    const { totalCount } = await admin('getProductTable', {});
    if (totalCount === products) break;
    await wait(100);
  }
  const chosen = { matching: {}, count: products };
  // The response arrives after the search index is updated.
  const { data: one } = await admin('getProductTable', { limit: 10 });
  await admin('discountProducts', { ids: [one[0]?._id ?? ''], count: 1, discount: 40 });
  const discounting: Cost[] = [];
  const undoing: Cost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    let undo = '';
    discounting.push(
      await costOf(store, async () => {
        const { data } = await admin('discountProducts', { ...chosen, discount: 41 + round });
        undo = data.undo ?? '';
      }),
    );
    undoing.push(await costOf(store, () => admin('restoreDiscounts', { undo })));
  }
  const { rows } = await pool.query<{ carts: string }>('select count(*) as carts from cart_lines');
  const deleting = [await costOf(store, () => admin('deleteProducts', chosen), false)];
  console.log(
    `${products} products, ${rounds} rounds, ${rows[0]?.carts} lines in carts, Node ${process.version}`,
  );
  const heads = ['server', 'database', 'both', 'seconds', 'loop'];
  const waits = ['listing p50', 'p99', 'most', 'order p50', 'p99', 'most'];
  console.log(['CPU ms', ...heads, ...(values.alone ? [] : waits)].map(padded).join(''));
  for (const [name, costs] of Object.entries({ discount: discounting, undo: undoing, delete: deleting })) {
    const cells = (costs[0] ?? []).map((_, at) => median(costs.map((cost) => cost[at] ?? Number.NaN)));
    console.log([name, ...cells.map((cell, at) => cell.toFixed(at === 3 ? 1 : 0))].map(padded).join(''));
  }
}

/** CPU milliseconds of server, database and both; seconds; longest delay of the event loop; then the shoppers' waits. */
type Cost = readonly number[];

async function costOf(
  store: RunningStore,
  work: () => Promise<unknown>,
  withShoppers = !values.alone,
): Promise<Cost> {
  const [listings, orders] = [createWaits(), createWaits()];
  const stop = new AbortController();
  const shoppers = withShoppers
    ? [browseListings(store.url, listings, stop.signal), orderNewestProducts(store.url, orders, stop.signal)]
    : [];
  if (withShoppers) await wait(1_000);
  // Reading the metrics resets the maximum.
  await longestDelayMs(store.url);
  const pid = store.process.pid ?? Number.NaN;
  const [before, started] = [await readCpu(pid, store.dataDir), performance.now()];
  await work();
  const seconds = (performance.now() - started) / 1000;
  const after = await readCpu(pid, store.dataDir);
  const delay = await longestDelayMs(store.url);
  stop.abort();
  await Promise.all(shoppers);
  const [server, database] = [after.serverMs - before.serverMs, after.databaseMs - before.databaseMs];
  const waits = withShoppers
    ? [listings, orders].flatMap((one) => {
        const { p50, p99, most } = one.summary();
        return [p50, p99, most];
      })
    : [];
  return [server, database, server + database, seconds, delay, ...waits];
}

async function longestDelayMs(url: string): Promise<number> {
  const text = await (
    await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  ).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1] ?? Number.NaN) * 1000;
}

function padded(cell: string, at: number): string {
  return at === 0 ? cell.padEnd(10) : cell.padStart(12);
}
