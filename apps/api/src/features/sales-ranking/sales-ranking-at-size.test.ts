import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../platform/database.ts';
import { openCountedDatabase } from '../../testing/counted-database.ts';
import { createRecordingLog, createTestClock, createTestDatabase } from '../../testing/index.ts';
import { fillThePast } from '../shop-day/testing/fill-the-past.ts';
import { createSalesRanking } from './sales-ranking.ts';

// A database without a shop: the shop's own job would count sales at the same time.
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
const clock = createTestClock();
const log = createRecordingLog();
const fill = (volume: { products: number; orders: number }) => fillThePast(db, clock.now(), volume);
beforeEach(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url);
  await db.updateTable('sales_ranking').set({ as_of: clock.now() }).execute();
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

it('reads only new orders, however many were counted', async () => {
  await fill({ products: 100, orders: 3_000 });
  await createSalesRanking({ db, clock, log }).count();
  const counted = openCountedDatabase(database.url);
  try {
    await sql`analyze orders`.execute(db);
    await createSalesRanking({ db: counted.db, clock, log }).count();
    const rows = [...counted.takeWork().values()].reduce((sum, work) => sum + work.rows, 0);
    expect(rows).toBeLessThan(50);
  } finally {
    await counted.close();
  }
});

it('counts all new orders at once, also if the products of the first thousand were deleted', async () => {
  await fill({ products: 1, orders: 1_100 });
  await sql`update order_lines set product_id = null where order_id <= 'o' || lpad('1050', 25, '0')`.execute(
    db,
  );
  await createSalesRanking({ db, clock, log }).count();
  const sold = await db.selectFrom('product_sales').select('orders').execute();
  expect(sold).toHaveLength(1);
});

it('stops after the current transaction if very many orders aren’t counted yet', async () => {
  await fill({ products: 20, orders: 2_500 });
  let isStopped: Promise<void> | undefined;
  const watched = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      isStopped ??= stopping.stop();
      return result;
    },
  });
  const stopping = createSalesRanking({ db: watched, clock, log });
  await stopping.count();
  await isStopped;
  const { counted } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('counted'))
    .where('sales_counted', '=', true)
    .executeTakeFirstOrThrow();
  expect(counted).toBe(1_000);
});
