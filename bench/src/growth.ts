/**
 * npm run bench:growth [-- --products 5344,20000,100000 --orders 10000,100000,1000000]: what a start, reads, an order and
 * an admin's pages cost as products and orders grow, in CPU milliseconds of the server and of its database; below them
 * the rate that follows, as a share of the first shop's. CPU time depends less than time on what else runs on the
 * machine.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ADMIN, type RunningStore, startStore } from '@jhola/e2e/start-store';
import { runningPostgresUrl } from '@jhola/store/embedded-postgres';
import pg from 'pg';
import { readCpu } from './cpu-of.ts';
import { multiplyProducts } from './multiply-products.ts';
import { insertPastOrders } from './past-orders.ts';
import { readRequests } from './reads.ts';
import { residentMb } from './resident-memory.ts';
import { fillCart, orderThroughHttp, prepareShoppers, send } from './shoppers.ts';

const SHOPPERS = 8;
/** Requests of each kind; the first half warms up. */
const READS = 1_200;
const ORDERS = 480;
const PAGES = 16;
/** Orders of a shop whose products grow. */
const FEW_ORDERS = 10_000;

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '5344,20000,100000' },
    orders: { type: 'string', default: '10000,100000,1000000' },
  },
});
const listed = (text: string) => (text === '' ? [] : text.split(',').map(Number));
type Figures = Map<string, number>;
let isHeadPrinted = false;

let dataDir = '';
let first: Figures | null = null;

await inNewFolder(async () => {
  for (const orders of listed(values.orders)) {
    await fill((pool) => insertPastOrders(pool, orders));
    print(`${orders} orders`, await measure());
  }
});
await inNewFolder(async () => {
  for (const products of listed(values.products)) {
    await fill(async (pool) => {
      await multiplyProducts(pool, products);
      await insertPastOrders(pool, FEW_ORDERS);
    });
    print(`${products} products`, await measure());
  }
});

async function inNewFolder(work: () => Promise<void>): Promise<void> {
  dataDir = await mkdtemp(join(tmpdir(), 'jhola-growth-'));
  try {
    await work();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function fill(work: (pool: pg.Pool) => Promise<void>): Promise<void> {
  await withStore(async (_store, pool) => work(pool));
}

async function withStore(work: (store: RunningStore, pool: pg.Pool) => Promise<void>): Promise<void> {
  const store = await startStore({ dataDir });
  const pool = new pg.Pool({ connectionString: (await runningPostgresUrl(dataDir)) ?? '', max: SHOPPERS });
  try {
    await work(store, pool);
  } finally {
    await pool.end();
    await store.end('SIGTERM');
  }
}

async function measure(): Promise<Figures> {
  const figures: Figures = new Map();
  await withStore(async (store, pool) => {
    const pid = store.process.pid ?? Number.NaN;
    figures.set('start', (await readCpu(pid, dataDir)).serverMs);
    figures.set('ready after', store.readyAfterMs);
    figures.set('memory, MB', await residentMb(pid));
    const cost = async (name: string, times: number, act: (turn: number) => Promise<unknown>) => {
      const some = async (count: number) => {
        let left = count;
        await Promise.all(
          Array.from({ length: SHOPPERS }, async (_, turn) => {
            while (left-- > 0) await act(turn);
          }),
        );
      };
      await some(times);
      await untilMailsAreSent(pool);
      const before = await readCpu(pid, dataDir);
      await some(times);
      await untilMailsAreSent(pool);
      const after = await readCpu(pid, dataDir);
      figures.set(name, (after.serverMs - before.serverMs + after.databaseMs - before.databaseMs) / times);
    };
    for (const { name, method = 'GET', path, body, headers } of await readRequests(store.url)) {
      await cost(name, READS, async () => {
        const init = { method, headers: { ...headers, ...(body && { 'content-type': 'application/json' }) } };
        const answer = await fetch(store.url + path, body ? { ...init, body } : init);
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        await answer.arrayBuffer();
      });
    }
    const shoppers = await prepareShoppers(store.url, pool, SHOPPERS);
    await cost('order', ORDERS, async (turn) => {
      const shopper = shoppers[turn];
      if (shopper !== undefined) await orderThroughHttp(store.url, shopper, await fillCart(pool, shopper));
    });
    const { accesstoken } = await send<{ accesstoken: string }>(store.url, 'POST', '/api/user/login', ADMIN);
    const page = (name: string, path: string) =>
      cost(name, PAGES, () => send(store.url, 'GET', path, undefined, accesstoken));
    await page('order desk', '/api/desk/orders');
    await page('day', '/api/shop/day');
    const [shopper] = shoppers;
    await cost('own orders', PAGES, () =>
      send(store.url, 'GET', '/api/order/order-list', undefined, shopper?.token),
    );
  });
  return figures;
}

/** So that an order's mail is a part of its cost. */
async function untilMailsAreSent(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query('select 1 from mail_outbox where sent_at is null limit 1');
    if (rows.length === 0) return;
    await wait(200);
  }
}

function print(name: string, figures: Figures): void {
  const cell = (text: string) => text.padStart(12);
  if (!isHeadPrinted) console.log(''.padEnd(18) + [...figures.keys()].map(cell).join(''));
  isHeadPrinted = true;
  const numbers = [...figures.values()].map((value) =>
    cell(value < 10 ? value.toFixed(2) : Math.round(value).toString()),
  );
  console.log(name.padEnd(18) + numbers.join(''));
  first ??= figures;
  const rates = [...figures].map(([key, value]) =>
    cell(((first?.get(key) ?? Number.NaN) / value).toFixed(2)),
  );
  console.log('  rate'.padEnd(18) + rates.join(''));
}
