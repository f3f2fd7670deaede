/**
 * npm run drill:pitr: point-in-time recovery of an external PostgreSQL, as docs/operations.md describes it. A shop with
 * 5,000 products and 20,000 orders, whose write-ahead log is received by pg_receivewal synchronously, takes orders
 * while a base backup is taken. Then somebody deletes orders by mistake, shoppers order on, and the server is lost with
 * its disk. Restores both the last commit, where no confirmed order may be missing, and the moment before the mistake.
 * Needs a build and Debian's PostgreSQL (pg_basebackup, pg_receivewal).
 */
import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { newShopper, orderCart, type Shopper } from '../../e2e/support/api.ts';
import { freePort } from '../../e2e/support/free-port.ts';
import { startStore } from '../../e2e/support/start-store.ts';
import { importProducts } from './fill-shop.ts';
import { insertOrders } from './insert-orders.ts';
import { findPostgres, folderForPostgres, PostgresCluster } from './postgres-cluster.ts';
import { recoverAt, startReceiving, takeBaseBackup } from './wal-archive.ts';

const PRODUCTS = 5_000;
const ORDERS = 20_000;
const SHOPPERS = 4;
/** Orders that are confirmed in each phase. */
const CONFIRMED = 40;

const { folder: programs, isDebian } = await findPostgres();
if (!isDebian) {
  console.error('PostgreSQL is not installed with pg_basebackup (Debian: apt-get install postgresql)');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'jhola-pitr-'));
chmodSync(folder, 0o755);
const archive = folderForPostgres(join(folder, 'archive'));
const base = folderForPostgres(join(folder, 'base'));
const port = await freePort();
const settings = ['synchronous_standby_names=archive', 'max_wal_size=512MB'];
const database = new PostgresCluster({
  programs,
  folder: folderForPostgres(join(folder, 'database')),
  port,
  settings,
});
const running: { stop(): Promise<unknown> }[] = [];
const mistakes: string[] = [];

try {
  database.create();
  await database.start();
  running.push({ stop: () => database.stop('SIGKILL') });
  const receiver = await startReceiving({ programs, url: database.url, archive });
  running.push(receiver);
  importProducts(folder, database.url, PRODUCTS);
  const store = await startStore({
    dataDir: join(folder, 'data'),
    env: {
      DATABASE_URL: database.url,
      CAP_ORDERS_PER_ADDRESS: '1000000',
      CAP_UNITS_PER_ADDRESS: '1000000',
    },
  });
  running.push({ stop: () => store.end('SIGKILL') });
  const shoppers: Shopper[] = [];
  for (let n = 0; n < SHOPPERS; n += 1) shoppers.push(await newShopper(store.url));
  await insertOrders(database.url, ORDERS);

  const [before] = await Promise.all([
    orderFor(shoppers, CONFIRMED),
    takeBaseBackup({ programs, url: database.url, folder: base }),
  ]);
  before.push(...(await orderFor(shoppers, CONFIRMED)));
  const moment = await ask<string>(database.url, 'select clock_timestamp()::text as value');
  await ask(database.url, "delete from orders where order_number like 'PITR%' returning id as value");
  const after = await orderFor(shoppers, CONFIRMED);

  // The server is lost with its disk, before it can send more of its log.
  await database.stop('SIGKILL');
  await store.end('SIGKILL');
  await receiver.stop();
  await rm(database.folder, { recursive: true });

  await check('the last commit', null, [...before, ...after], 0);
  await check('the moment before the mistake', moment, before, ORDERS, after);
} finally {
  for (const { stop } of running.toReversed()) await stop();
  await rm(folder, { recursive: true, force: true });
}
for (const mistake of mistakes) console.error(`FAILED: ${mistake}`);
if (mistakes.length > 0) process.exitCode = 1;

/** Restores the base backup and the archive up to a moment, and compares the database with the expected contents. */
async function check(
  what: string,
  moment: string | null,
  confirmed: readonly string[],
  inserted: number,
  absent: readonly string[] = [],
): Promise<void> {
  const restored = folderForPostgres(join(folder, what.replaceAll(' ', '-')));
  recoverAt({ base, archive, into: restored, moment });
  const server = new PostgresCluster({ programs, folder: restored, port: await freePort() });
  const started = performance.now();
  await server.start();
  try {
    await server.untilPromoted();
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    const found = await countOf(server.url, 'select count(*) as value from orders where id = any($1)', [
      confirmed,
    ]);
    const later = await countOf(server.url, 'select count(*) as value from orders where id = any($1)', [
      absent,
    ]);
    const made = await countOf(
      server.url,
      "select count(*) as value from orders where order_number like 'PITR%'",
    );
    const products = await countOf(server.url, 'select count(*) as value from products');
    console.log(
      `${what}: ${products} products, ${found} of ${confirmed.length} confirmed orders, ` +
        `${made} of the ${ORDERS} older ones, ${later} later ones (${seconds} s)`,
    );
    if (found !== confirmed.length) mistakes.push(`${what}: ${confirmed.length - found} orders are missing`);
    if (made !== inserted) mistakes.push(`${what}: ${made} older orders instead of ${inserted}`);
    if (later !== 0) mistakes.push(`${what}: ${later} orders of after that moment`);
    if (products !== PRODUCTS) mistakes.push(`${what}: ${products} products instead of ${PRODUCTS}`);
  } finally {
    await server.stop();
  }
}

/** Places orders, all shoppers at once; returns the ids of those that the shop confirmed. */
async function orderFor(some: readonly Shopper[], count: number): Promise<string[]> {
  const ids: string[] = [];
  await Promise.all(
    some.map(async (shopper) => {
      const { data: products } = await shopper.api('getProducts', { limit: 50 });
      for (let n = 0; n < count / SHOPPERS; n += 1) {
        const productId = products[n % products.length]?._id ?? '';
        await shopper.api('addToCart', { productId });
        ids.push((await orderCart(shopper)).data._id);
      }
    }),
  );
  return ids;
}

async function ask<Value>(url: string, sql: string, values: unknown[] = []): Promise<Value> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ value: Value }>(sql, values)).rows[0]?.value as Value;
  } finally {
    await client.end();
  }
}

async function countOf(url: string, sql: string, values: unknown[] = []): Promise<number> {
  return Number(await ask<string>(url, sql, values));
}
