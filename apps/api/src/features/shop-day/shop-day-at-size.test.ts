import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createMetrics } from '../../platform/metrics/index.ts';
import { NO_TRACING } from '../../platform/tracing/index.ts';
import { readConfig } from '../../platform/config.ts';
import { sealingOf } from '../../platform/keys/index.ts';
import { type Db, openDatabase } from '../../platform/database.ts';
import { growthOf, openCountedDatabase, type Work } from '../../testing/counted-database.ts';
import { createRecordingLog, createTestDatabase, createTestClock } from '../../testing/index.ts';
import { readShopDay } from './read-shop-day.ts';
import { fillThePast, type PastVolume } from './testing/fill-the-past.ts';

const PRODUCTS = 1_000;
const ORDERS = 500;
const TIMES = 4;
/** How many times as many orders as in the week were placed before. */
const EARLIER = 8;
const LINES_OF_ORDER = 3;

/**
 * The rows that each statement of the figures processes, in a shop with that many sales in the week, and so many times
 * as many before.
 */
async function workOf(volume: PastVolume, before = 0): Promise<Map<string, Work>> {
  const database = await createTestDatabase();
  const db = openDatabase(database.url);
  const counted = openCountedDatabase(database.url);
  onTestFinished(async () => {
    await counted.close();
    await db.destroy();
    await database.drop();
  });
  const clock = createTestClock();
  await fillThePast(db, clock.now(), volume);
  if (before > 0) await addEarlierOrders(db, before);
  const config = readConfig({ DATABASE_URL: database.url, PUBLIC_URL: 'http://shop.test' });
  const log = createRecordingLog();
  const beside = {
    clock,
    config,
    log,
    metrics: createMetrics(log),
    tracing: NO_TRACING,
    checkResponses: true,
    sealing: sealingOf(db, config),
  };
  const services = { db: counted.db, readSession: async () => null, ...beside };
  const day = await readShopDay(services, { categoryOf: () => '' });
  expect(day.waiting.pending).toBe(40);
  expect(day.sells.week.byQuantity).toHaveLength(8);
  expect(day.runsOut).toHaveLength(12);
  return counted.takeWork();
}

/** Copies all orders with their lines to earlier times. */
async function addEarlierOrders(db: Db, times: number): Promise<void> {
  await sql`
    insert into orders (id, order_number, user_id, status, payment_method, payment_status, sub_total_paise,
      total_paise, delivery_address, placed_at, updated_at, status_since)
    select turn || substr(id, 4), order_number || '-' || turn, user_id, 'delivered', payment_method, payment_status,
      sub_total_paise, total_paise, delivery_address, placed_at - turn * interval '8 days', updated_at,
      status_since - turn * interval '8 days'
    from orders, generate_series(100, 99 + ${times}::integer) turn`.execute(db);
  await sql`
    insert into order_lines (order_id, position, product_id, name, images, unit, price_paise, discount_percent,
      quantity, amount_paise)
    select turn || substr(order_id, 4), position, product_id, name, images, unit, price_paise, discount_percent,
      quantity, amount_paise
    from order_lines, generate_series(100, 99 + ${times}::integer) turn`.execute(db);
  await sql`vacuum analyze orders, order_lines`.execute(db);
}

test('the day’s figures don’t read the orders of earlier weeks', async () => {
  const young = await workOf({ products: PRODUCTS, orders: ORDERS });
  const old = await workOf({ products: PRODUCTS, orders: ORDERS }, EARLIER);
  const more = [...old].filter(
    ([statement, { rows }]) => rows > 2 * (young.get(statement)?.rows ?? 0) + ORDERS,
  );
  expect(more).toEqual([]);
});

test('the day’s figures take work in proportion to what was sold in the week', async () => {
  const few = await workOf({ products: PRODUCTS, orders: ORDERS });
  const many = await workOf({ products: PRODUCTS * TIMES, orders: ORDERS * TIMES });
  const lines = ORDERS * TIMES * LINES_OF_ORDER;
  expect(growthOf(few, many, { times: TIMES, allowed: lines })).toEqual([]);
  for (const [statement, { runs, rows }] of many) {
    expect(runs, statement).toBe(1);
    expect(rows, statement).toBeLessThan(10 * lines);
  }
});
