import { DAY_MS, type ProductId } from '@jhola/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Person, placeOrder, startTestShop, stockProduct, type TestShop } from '../../testing/index.ts';
import { openCountedDatabase } from '../../testing/counted-database.ts';
import { createShelf } from '../catalogue/index.ts';
import { fillThePast } from '../shop-day/testing/fill-the-past.ts';
import { createSalesRanking, type SalesRanking } from './sales-ranking.ts';

let shop: TestShop;
let ranking: SalesRanking;
let asha: Person;
beforeEach(async () => {
  shop = await startTestShop();
  ranking = createSalesRanking(shop);
  asha = await shop.signUp();
  await shop.db.updateTable('sales_ranking').set({ as_of: shop.clock.now() }).execute();
});
afterEach(() => shop.close());

const product = async (name: string) => (await stockProduct(shop.db, { name })).productId;

async function order(productId: ProductId, quantity = 1): Promise<string> {
  return (await placeOrder(shop, asha, [{ productId, quantity }]))._id;
}

async function ordersOf(productId: ProductId): Promise<number> {
  const row = await shop.db
    .selectFrom('product_sales')
    .select('orders')
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row?.orders ?? 0;
}

it('counts an order once per product, whatever its quantity', async () => {
  const [soap, comb] = [await product('Soap'), await product('Comb')];
  await order(soap, 5);
  await order(soap);
  await order(comb);
  await ranking.count();
  await ranking.count();
  expect(await ordersOf(soap)).toBeCloseTo(2, 3);
  expect(await ordersOf(comb)).toBeCloseTo(1, 3);
});

it('counts each order once if several processes count at the same time', async () => {
  const soap = await product('Soap');
  for (let orders = 0; orders < 5; orders += 1) await order(soap);
  await Promise.all(Array.from({ length: 8 }, () => createSalesRanking(shop).count()));
  await ranking.count();
  expect(await ordersOf(soap)).toBeCloseTo(5, 3);
});

it('doesn’t count cancelled orders, cancelled before or after they were counted', async () => {
  const soap = await product('Soap');
  const cancel = (_id: string) => shop.call('cancelMyOrder', { _id }, { as: asha });
  await cancel(await order(soap));
  const late = await order(soap);
  await ranking.count();
  expect(await ordersOf(soap)).toBeCloseTo(1, 3);
  await cancel(late);
  await ranking.count();
  expect(await ordersOf(soap)).toBe(0);
});

it('gives orders half the weight after two weeks', async () => {
  const [soap, comb] = [await product('Soap'), await product('Comb')];
  await order(soap);
  await order(soap);
  await ranking.count();
  shop.clock.advance(28 * DAY_MS);
  asha = await shop.signUp();
  await order(comb);
  await ranking.count();
  expect(await ordersOf(soap)).toBeCloseTo(0.5, 3);
  expect(await ordersOf(comb)).toBeCloseTo(1, 3);
  for (let month = 1; month <= 6; month += 1) {
    shop.clock.advance(30 * DAY_MS);
    await ranking.count();
  }
  expect(await shop.db.selectFrom('product_sales').selectAll().execute()).toEqual([]);
});

it('moves best sellers up in every process, without reading a product', async () => {
  const [soap, comb] = [await product('Soap'), await product('Comb')];
  const counted = openCountedDatabase(shop.config.databaseUrl ?? '');
  const other = createShelf({ ...shop, db: counted.db, pollIntervalMs: 600_000 });
  try {
    await other.start();
    const names = () => other.contents().bestFirst.map(({ name }) => name);
    expect(names()).toEqual(['Comb', 'Soap']);
    const readsOfProducts = () =>
      [...counted.takeWork().keys()].filter((statement) => /from products/.test(statement));
    counted.takeWork();
    await order(soap);
    // The stock is read when the notification of the order arrives, not with the ranking.
    await expect.poll(readsOfProducts).toContainEqual(expect.stringContaining('where id = any'));
    const before = other.version();
    await ranking.count();
    await other.catchUp();
    expect(readsOfProducts()).toEqual([]);
    expect(names()).toEqual(['Soap', 'Comb']);
    expect(other.version()).not.toBe(before);
    expect(other.contents().products.get(comb)?.popularity).toBe(0);
  } finally {
    await other.stop();
    await counted.close();
  }
});

it('reads only the numbers of the products that were ordered', async () => {
  await fillThePast(shop.db, shop.clock.now(), { products: 300, orders: 600 });
  await ranking.count();
  const counted = openCountedDatabase(shop.config.databaseUrl ?? '');
  const other = createShelf({ ...shop, db: counted.db, pollIntervalMs: 600_000 });
  try {
    await other.start();
    await order(await product('Soap'));
    await other.catchUp();
    counted.takeWork();
    const content = other.versionOf([]);
    await ranking.count();
    await other.catchUp();
    const read = [...counted.takeWork()].filter(([statement]) => /product_sales/.test(statement));
    expect(read.map(([, work]) => work.rows)).toEqual([1]);
    expect(other.versionOf([])).toBe(content);
    shop.clock.advance(2 * DAY_MS);
    await ranking.count();
    await other.catchUp();
    expect(other.versionOf([])).not.toBe(content);
  } finally {
    await other.stop();
    await counted.close();
  }
});

it('doesn’t change the catalogue’s version if nothing was ordered', async () => {
  const version = () => shop.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
  await order(await product('Soap'));
  await ranking.count();
  const before = await version();
  await ranking.count();
  expect(await version()).toEqual(before);
});

it('refers to the present again after a clock was ahead', async () => {
  const soap = await product('Soap');
  await order(soap);
  const ahead = { now: () => new Date(shop.clock.now().getTime() + 30 * DAY_MS) };
  await createSalesRanking({ ...shop, clock: ahead }).count();
  await ranking.count();
  expect(await ordersOf(soap)).toBeCloseTo(1, 2);
});

it.each([
  ['a year ahead', 365],
  ['a year behind', -365],
  ['in 1970', -20_700],
])('is the same after a clock was %s', async (_where, days) => {
  const soap = await product('Soap');
  await order(soap);
  await ranking.count();
  const wrong = { now: () => new Date(shop.clock.now().getTime() + days * DAY_MS) };
  await order(soap);
  if (days > 0) await ranking.count();
  await createSalesRanking({ ...shop, clock: wrong }).count();
  await ranking.count();
  expect(await ordersOf(soap)).toBeCloseTo(2, 2);
});
