import { addIndiaDays, DAY_MS, indiaDayOf, startOfIndiaDay } from '@jhola/domain';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { ONLY_BITMAP_SCANS, openCountedDatabase } from '../../../testing/counted-database.ts';
import { startTestShop, type TestShop } from '../../../testing/index.ts';
import { fillThePast } from '../../shop-day/testing/fill-the-past.ts';
import { createClosedTotals } from './closed-totals.ts';
import { listDeskOrders } from './list-desk-orders.ts';
import { showDeskFigures } from './show-desk-figures.ts';

const ORDERS = 4_000;
const TWO_HOURS_MS = 2 * 60 * 60_000;
const NO_CATEGORIES = { categoryOf: () => '' };
const EVERYTHING = { status: [], search: '', page: 1, limit: 50 };

test('the order desk counts all orders, and reads only the open and the latest ones', async () => {
  const shop = await startTestShop();
  const counted = openCountedDatabase(shop.config.databaseUrl ?? '');
  onTestFinished(async () => {
    await counted.close();
    await shop.close();
  });
  // The figures read all orders of today, so the time of day must not depend on when the test runs.
  const now = shop.clock.now();
  const tomorrow = startOfIndiaDay(addIndiaDays(indiaDayOf(now), 1));
  shop.clock.advance(tomorrow.getTime() + TWO_HOURS_MS - now.getTime());
  await fillThePast(shop.db, shop.clock.now(), { products: 100, orders: ORDERS });
  // Several orders are closed at the same time, and one is cancelled in the last hour.
  await sql`update orders set status_since = date_trunc('hour', status_since)`.execute(shop.db);
  await sql`update orders set status = 'cancelled', status_since = ${shop.clock.now()}
    where id = (select max(id) from orders where status = 'delivered')`.execute(shop.db);
  await sql`analyze orders`.execute(shop.db);
  await forgetClosedTotals(shop);
  const { rows } = await sql<{ status: string; count: number }>`
    select status, count(*) from orders group by status`.execute(shop.db);
  const actual = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  const services = { ...shop, db: counted.db };
  const before = await listDeskOrders(services, NO_CATEGORIES, EVERYTHING);
  expect(before.counts).toMatchObject(actual);

  const totals = createClosedTotals(shop);
  await totals.add(100);
  await Promise.all([totals.add(), totals.add()]);
  counted.takeWork();
  const { counts } = await listDeskOrders(services, NO_CATEGORIES, EVERYTHING);
  const figures = await showDeskFigures(services);
  // The page itself has fifty orders, with their lines and customers, from whatever plan suits so few rows.
  const others = [...counted.takeWork()].filter(([statement]) => !statement.startsWith('select "o".*'));
  const rowsRead = others.reduce((sum, [, work]) => sum + work.rows, 0);
  expect(counts).toEqual(before.counts);
  expect(figures.open).toBe(counts.pending + counts.processing + counts.shipped);
  expect(rowsRead).toBeLessThan(ORDERS / 4);
});

test('the counts of closed orders are right again after a clock was a day ahead', async () => {
  const shop = await startTestShop();
  onTestFinished(() => shop.close());
  await fillThePast(shop.db, shop.clock.now(), { products: 20, orders: 100 });
  await forgetClosedTotals(shop);
  const tomorrow = { now: () => new Date(shop.clock.now().getTime() + DAY_MS) };
  await createClosedTotals({ ...shop, clock: tomorrow }).add();
  const counts = async () => (await listDeskOrders(shop, NO_CATEGORIES, EVERYTHING)).counts;
  const before = await counts();
  await sql`update orders set status = 'cancelled', status_since = ${shop.clock.now()}
    where id = (select max(id) from orders where status = 'pending')`.execute(shop.db);
  await createClosedTotals(shop).add();
  expect(await counts()).toMatchObject({ pending: before.pending - 1, cancelled: before.cancelled + 1 });
});

test('a search reads the open orders and what it finds, by number, phone, pincode or name', async () => {
  const shop = await startTestShop();
  const counted = openCountedDatabase(shop.config.databaseUrl ?? '', ONLY_BITMAP_SCANS);
  onTestFinished(async () => {
    await counted.close();
    await shop.close();
  });
  await fillThePast(shop.db, shop.clock.now(), { products: 100, orders: ORDERS });
  await sql`update orders set delivery_address = '{"mobile": "9812345678", "pincode": "560001"}'
    where order_number = 'MANY-3999'`.execute(shop.db);
  await sql`analyze orders`.execute(shop.db);
  // With these, bitmap scans could read all orders, too.
  await sql`drop index orders_closed_idx, orders_status_idx, orders_placed_idx`.execute(shop.db);
  const services = { ...shop, db: counted.db };
  const found: Record<string, number> = {};
  for (const search of ['3999', '98123', '560001', 'Customer 77', '111', 'nobody']) {
    const { totalCount } = await listDeskOrders(services, NO_CATEGORIES, { ...EVERYTHING, search, limit: 1 });
    found[search] = totalCount;
    const rowsRead = [...counted.takeWork().values()].reduce((sum, { rows }) => sum + rows, 0);
    expect(rowsRead, search).toBeLessThan(ORDERS / 4);
  }
  // Customer 111 has the order 1110: it matches twice, and is counted once.
  expect(found).toEqual({ '3999': 1, '98123': 1, '560001': 1, 'Customer 77': 44, '111': 16, nobody: 0 });
});

/**
 * As if the shop had been updated with all its orders: its own job, which starts with it, may have counted before them.
 */
async function forgetClosedTotals({ db }: Pick<TestShop, 'db'>): Promise<void> {
  await sql`update closed_orders set orders = 0, until = '-infinity'`.execute(db);
}
