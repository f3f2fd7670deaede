/**
 * npm run bench:writes [-- --rounds 40]: CPU milliseconds of the server and of its database per action of a shopper,
 * and their ratio to the bare SQL of an order, with which the action takes turns. CPU time depends less than a rate on
 * what else runs on the machine, and the ratio even less.
 *
 * At the end: orders per second of eight shoppers at once, compared with the bare SQL in the same run.
 *
 * `--gate` compares each action's ratio to the bare SQL with the recorded baseline, and exits with 1 if it is more than a
 * margin above; `--record` records this run as the baseline.
 */
import { parseArgs } from 'node:util';
import type { RunningStore } from '@jhola/e2e/start-store';
import type pg from 'pg';
import { type CpuTimes, readCpu } from './cpu-of.ts';
import { readBaseline, recordBaseline, regressions } from './gate.ts';
import { measureOrders, orderThroughSql } from './orders.ts';
import {
  type CartLine,
  deliverOrders,
  fillCart,
  fillCartThroughHttp,
  LINES,
  orderThroughHttp,
  prepareShoppers,
  type Shopper,
} from './shoppers.ts';
import { send } from './send.ts';
import { withNewShop } from './with-shop.ts';

const SHOPPERS = 8;
const LARGE_CART = 30;
/** Until then code is being compiled and statements prepared, and an action seems to cost up to twice as much. */
const WARM_UP_ACTIONS = 1_000;
/** Each has 200 orders through HTTP and 200 through SQL. */
const RATE_ROUNDS = 5;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '40' },
    gate: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
/** Of each action to the bare SQL. */
const ratios = new Map<string, number>();

await withNewShop({ connections: SHOPPERS }, async (store, pool) => {
  const shoppers = await prepareShoppers(store.url, pool, SHOPPERS, LARGE_CART);
  await measure(store, pool, shoppers);
  const { perSecond, barePerSecond, ratio } = await measureOrders(store.url, pool, RATE_ROUNDS);
  console.log(
    `orders per second: ${perSecond.toFixed(0)}, bare SQL ${barePerSecond.toFixed(0)}, ratio ${ratio.toFixed(2)}`,
  );
});
if (values.record) await recordBaseline(Object.fromEntries(ratios));
const slow = values.gate ? regressions(Object.fromEntries(ratios), await readBaseline()) : [];
for (const sentence of slow) console.error(sentence);
if (slow.length > 0) process.exitCode = 1;

async function measure(store: RunningStore, pool: pg.Pool, shoppers: readonly Shopper[]): Promise<void> {
  const { url, dataDir } = store;
  const pid = store.process.pid ?? Number.NaN;
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

  /** The CPU time that `work` takes if all shoppers do it in parallel, without that of `before`. */
  async function cpuOf<Prepared>({ before, work }: Work<Prepared>): Promise<CpuTimes> {
    const prepared = await before();
    const started = await readCpu(pid, dataDir);
    await Promise.all(few.map((shopper, n) => work(shopper, prepared[n] as Prepared)));
    const ended = await readCpu(pid, dataDir);
    return {
      serverMs: ended.serverMs - started.serverMs,
      databaseMs: ended.databaseMs - started.databaseMs,
    };
  }

  /** Prints the CPU time of an action and of the bare SQL of an order: both take turns, because the machine's speed varies. */
  async function row<Prepared>(name: string, perShopper: number, action: Work<Prepared>): Promise<void> {
    const warmUp = Math.ceil(WARM_UP_ACTIONS / (SHOPPERS * perShopper));
    for (let round = 0; round < warmUp; round += 1) await cpuOf(action);
    const [actions, orders] = [rounds * SHOPPERS * perShopper, rounds * SHOPPERS];
    let [serverMs, databaseMs, bareMs] = [0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const cpu = await cpuOf(action);
      serverMs += cpu.serverMs / actions;
      databaseMs += cpu.databaseMs / actions;
      const bare = await cpuOf(bareOrder);
      bareMs += (bare.serverMs + bare.databaseMs) / orders;
    }
    const ratio = (serverMs + databaseMs) / bareMs;
    printRow(
      name,
      [serverMs, databaseMs, serverMs + databaseMs, bareMs, ratio].map((figure) => figure.toFixed(2)),
    );
    ratios.set(name, ratio);
  }

  const bareOrder: Work<CartLine[]> = {
    before: () => fillAll(few),
    work: (shopper, lines) => orderThroughSql(pool, shopper, lines),
  };
  for (let round = 0; round < WARM_UP_ACTIONS / SHOPPERS; round += 1) await cpuOf(bareOrder);
  printRow('CPU ms per action', ['server', 'database', 'both', 'bare SQL', 'ratio']);
  const nothing = async () => {
    await emptyCarts();
    return [];
  };
  await row('add to cart', LINES, {
    before: nothing,
    async work(shopper) {
      await fillCartThroughHttp(url, shopper);
    },
  });
  await row('change quantity', 10, {
    before: () => fillAll(few),
    async work(shopper, [line]) {
      for (let n = 0; n < 10; n += 1) {
        await send(url, 'PUT', '/api/cart/update-qty', { _id: line?.id, qty: 1 + (n % 3) }, shopper.token);
      }
    },
  });
  await row('read a cart of 30', 10, {
    before: () => fillAll(shoppers),
    async work(shopper) {
      for (let n = 0; n < 10; n += 1) await send(url, 'GET', '/api/cart/get', undefined, shopper.token);
    },
  });
  await row('order of 3 lines', 1, {
    before: () => fillAll(few),
    work: (shopper, lines) => orderThroughHttp(url, shopper, lines),
  });
  await row('3 adds and an order', 1, {
    before: nothing,
    async work(shopper) {
      await orderThroughHttp(url, shopper, await fillCartThroughHttp(url, shopper));
    },
  });
}

type Work<Prepared> = {
  readonly before: () => Promise<readonly Prepared[]>;
  readonly work: (shopper: Shopper, prepared: Prepared) => Promise<unknown>;
};

function printRow(name: string, cells: readonly string[]): void {
  console.log(name.padEnd(24) + cells.map((cell) => cell.padStart(10)).join(''));
}
