/**
 * npm run bench:writes [-- --rounds 40]: CPU milliseconds of the server and of its database per action of a shopper,
 * and of the bare SQL of an order. CPU time hardly depends on what else runs on the machine; its rate would.
 *
 * At the end: orders per second of eight shoppers at once, compared with the bare SQL in the same run.
 *
 * `--gate` compares each action's ratio to the bare SQL with the recorded baseline, and exits with 1 if it is more than a
 * margin above; `--record` records this run as the baseline.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startStore } from '@jhola/e2e/start-store';
import { runningPostgresUrl } from '@jhola/store/embedded-postgres';
import pg from 'pg';
import { readCpu } from './cpu-of.ts';
import { readBaseline, recordBaseline, tooSlow } from './gate.ts';
import { measureOrders, orderThroughSql } from './orders.ts';
import {
  deliverOrders,
  fillCart,
  LINES,
  orderThroughHttp,
  prepareShoppers,
  send,
  type Shopper,
} from './shoppers.ts';

const SHOPPERS = 8;
const LARGE_CART = 30;
/** Until then the JIT compiler is active, and an action seems to cost up to twice as much. Connections prepare statements, too. */
const WARM_UP_ACTIONS = 1_000;
/** Each has 200 orders through HTTP and 200 through SQL. */
const RATE_ROUNDS = 5;

const BARE = 'bare SQL of an order';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '40' },
    gate: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const figures = new Map<string, number>();

const dataDir = await mkdtemp(join(tmpdir(), 'jhola-writes-'));
try {
  const store = await startStore({ dataDir });
  const databaseUrl = (await runningPostgresUrl(dataDir)) ?? '';
  const pool = new pg.Pool({ connectionString: databaseUrl, max: SHOPPERS });
  try {
    const shoppers = await prepareShoppers(store.url, pool, SHOPPERS, LARGE_CART);
    await measure(store.url, store.process.pid ?? Number.NaN, pool, shoppers);
    const { perSecond, barePerSecond, ratio } = await measureOrders(store.url, databaseUrl, RATE_ROUNDS);
    console.log(
      `orders per second: ${perSecond.toFixed(0)}, bare SQL ${barePerSecond.toFixed(0)}, ratio ${ratio.toFixed(2)}`,
    );
  } finally {
    await pool.end();
    await store.end('SIGTERM');
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
const bare = figures.get(BARE) ?? Number.NaN;
const ratios = Object.fromEntries(
  [...figures].filter(([name]) => name !== BARE).map(([name, ms]) => [name, ms / bare]),
);
if (values.record) await recordBaseline(ratios);
const slow = values.gate ? tooSlow(ratios, await readBaseline()) : [];
for (const sentence of slow) console.error(sentence);
if (slow.length > 0) process.exitCode = 1;

async function measure(url: string, pid: number, pool: pg.Pool, shoppers: readonly Shopper[]): Promise<void> {
  const few = shoppers.map((shopper) => ({ ...shopper, products: shopper.products.slice(0, LINES) }));
  const emptyCarts = async () => {
    await pool.query('delete from cart_lines');
    await deliverOrders(pool);
    // The mails of earlier orders would be sent meanwhile; `npm run bench:mails` measures that.
    await pool.query('update mail_outbox set sent_at = now() where sent_at is null');
  };
  const fillAll = async (some: readonly Shopper[]) => {
    await emptyCarts();
    return Promise.all(some.map((shopper) => fillCart(pool, shopper)));
  };
  const add = (shopper: Shopper, productId: string) =>
    send<{ _id: string }>(url, 'POST', '/api/cart/create', { productId }, shopper.token);

  /**
   * Runs `work` for all shoppers in parallel, repeatedly, each time after `before`, and prints the CPU time of `work`
   * only.
   */
  async function row<Prepared>(
    name: string,
    perShopper: number,
    before: () => Promise<readonly Prepared[]>,
    work: (shopper: Shopper, prepared: Prepared) => Promise<unknown>,
  ): Promise<void> {
    let [serverMs, databaseMs] = [0, 0];
    const warmUp = Math.ceil(WARM_UP_ACTIONS / (SHOPPERS * perShopper));
    for (let round = -warmUp; round < rounds; round += 1) {
      const prepared = await before();
      const started = await readCpu(pid, dataDir);
      await Promise.all(few.map((shopper, n) => work(shopper, prepared[n] as Prepared)));
      const ended = await readCpu(pid, dataDir);
      if (round < 0) continue;
      serverMs += ended.serverMs - started.serverMs;
      databaseMs += ended.databaseMs - started.databaseMs;
    }
    const actions = rounds * SHOPPERS * perShopper;
    const cells = [serverMs, databaseMs, serverMs + databaseMs].map((ms) =>
      (ms / actions).toFixed(2).padStart(10),
    );
    console.log(name.padEnd(24) + cells.join(''));
    figures.set(name, (serverMs + databaseMs) / actions);
  }

  console.log(
    `${'CPU ms per action'.padEnd(24)}${['server', 'database', 'both'].map((head) => head.padStart(10)).join('')}`,
  );
  const nothing = async () => {
    await emptyCarts();
    return [];
  };
  await row('add to cart', LINES, nothing, async (shopper) => {
    for (const { id } of shopper.products) await add(shopper, id);
  });
  await row(
    'change quantity',
    10,
    () => fillAll(few),
    async (shopper, [line]) => {
      for (let n = 0; n < 10; n += 1) {
        await send(url, 'PUT', '/api/cart/update-qty', { _id: line?.id, qty: 1 + (n % 3) }, shopper.token);
      }
    },
  );
  await row(
    'read a cart of 30',
    10,
    () => fillAll(shoppers),
    async (shopper) => {
      for (let n = 0; n < 10; n += 1) await send(url, 'GET', '/api/cart/get', undefined, shopper.token);
    },
  );
  await row(
    'order of 3 lines',
    1,
    () => fillAll(few),
    (shopper, lines) => orderThroughHttp(url, shopper, lines),
  );
  await row('3 adds and an order', 1, nothing, async (shopper) => {
    const lines = [];
    for (const { id } of shopper.products) {
      lines.push({ id: (await add(shopper, id))._id, productId: id });
    }
    await orderThroughHttp(url, shopper, lines);
  });
  await row(
    BARE,
    1,
    () => fillAll(few),
    (shopper, lines) => orderThroughSql(pool, shopper, lines),
  );
}
