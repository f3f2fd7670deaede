import { expect, onTestFinished, test } from 'vitest';
import { createMetrics } from '../../platform/metrics/index.ts';
import { NO_TRACING } from '../../platform/tracing/index.ts';
import { readConfig } from '../../platform/config.ts';
import { sealingOf } from '../../platform/keys/index.ts';
import { openDatabase } from '../../platform/database.ts';
import { growthOf, openCountedDatabase, type Work } from '../../testing/counted-database.ts';
import { createRecordingLog, createTestDatabase, createTurnableClock } from '../../testing/index.ts';
import { readShopDay } from './read-shop-day.ts';
import { fillThePast, type PastVolume } from './testing/fill-the-past.ts';

const PRODUCTS = 1_000;
const ORDERS = 500;
const TIMES = 4;
const LINES_OF_ORDER = 3;

/** The rows that each statement of the figures processes, in a shop with that many sales in the week. */
async function workOf(volume: PastVolume): Promise<Map<string, Work>> {
  const database = await createTestDatabase();
  const db = openDatabase(database.url);
  const counted = openCountedDatabase(database.url);
  onTestFinished(async () => {
    await counted.close();
    await db.destroy();
    await database.drop();
  });
  const clock = createTurnableClock();
  await fillThePast(db, clock.now(), volume);
  const config = readConfig({ DATABASE_URL: database.url, PUBLIC_URL: 'http://shop.test' });
  const log = createRecordingLog();
  const beside = {
    clock,
    config,
    log,
    metrics: createMetrics(log),
    tracing: NO_TRACING,
    checkAnswers: true,
    sealing: sealingOf(db, config),
  };
  const day = await readShopDay({ db: counted.db, readSession: async () => null, ...beside });
  expect(day.waiting.pending).toBe(40);
  expect(day.sells.week.byQuantity).toHaveLength(8);
  expect(day.runsOut).toHaveLength(12);
  return counted.takeWork();
}

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
