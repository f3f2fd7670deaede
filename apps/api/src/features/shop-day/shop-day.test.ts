import type { DataOf } from '@jhola/contract/client';
import { DAY_MS, startOfIndiaDay } from '@jhola/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Person,
  type StockedProduct,
  startTestShop,
  stockProduct,
  type TestShop,
} from '../../testing/index.ts';
import { type PastOrder, placeInThePast } from './testing/past-order.ts';

let shop: TestShop;
let admin: Person;
let asha: Person;
let milk: StockedProduct;
let bread: StockedProduct;

/** 2 p.m. in India, on a day in the future. */
const NOW = new Date('2031-05-14T08:30:00Z');
const today = startOfIndiaDay('2031-05-14');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

beforeAll(async () => {
  shop = await startTestShop();
  shop.clock.advance(NOW.getTime() - shop.clock.now().getTime());
  admin = await shop.signInAdmin();
  asha = await shop.signUp('Asha');
  milk = await stockProduct(shop.db, { name: 'Milk', stock: 20 });
  bread = await stockProduct(shop.db, { name: 'Bread', stock: 500 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('orders').execute();
});

const look = async (): Promise<DataOf<'shopDay'>> =>
  (await shop.call('shopDay', undefined, { as: admin })).data;

async function place(order: Partial<PastOrder> & Pick<PastOrder, 'placedAt'>, milks = 1, breads = 0) {
  const lines = [
    { productId: milk.productId, name: 'Milk', quantity: milks, amountPaise: milks * 2_850 },
    { productId: bread.productId, name: 'Bread', quantity: breads, amountPaise: breads * 4_000 },
  ].filter((line) => line.quantity > 0);
  await placeInThePast(shop.db, { userId: asha.userId, status: 'delivered', lines, ...order });
}

test('the figures of the day are only for admins', async () => {
  expect(await shop.refused('shopDay')).toMatchObject({ status: 401 });
  expect(await shop.refused('shopDay', undefined, { as: asha })).toMatchObject({
    status: 403,
    message: 'Do not have permission',
  });
});

test('a first day without an order has only zeros', async () => {
  const nothing = { count: 0, medianSeconds: null, p90Seconds: null, inTimeShare: null };
  expect(await look()).toMatchObject({
    day: '2031-05-14',
    today: { orders: 0, cancelled: 0, takings: 0, cash: 0, card: 0, cashToCollect: 0 },
    yesterday: { orders: 0, takings: 0 },
    waiting: { pending: 0, processing: 0, shipped: 0, late: 0, oldest: [] },
    delivery: { today: nothing, week: nothing },
    sells: { today: { byQuantity: [], byTakings: [] }, week: { byQuantity: [], byTakings: [] } },
    runsOut: [],
    missed: [],
  });
});

describe('orders and takings', () => {
  test('are for the day in India, with cash and card separate', async () => {
    await place({ placedAt: today });
    await place({ placedAt: minutesAgo(1), status: 'pending' }, 2);
    await place({ placedAt: minutesAgo(9), method: 'card' }, 4);
    await place({ placedAt: new Date(today.getTime() - 1), method: 'card' }, 10);
    const { today: figures, hours } = await look();
    expect(figures).toEqual({
      orders: 3,
      cancelled: 0,
      takings: 199.5,
      cash: 85.5,
      card: 114,
      cashToCollect: 57,
      undelivered: 0,
      writtenOff: 0,
    });
    expect(hours).toHaveLength(15);
    expect(hours.filter(({ orders }) => orders > 0)).toEqual([
      { hour: 0, orders: 1, takings: 28.5 },
      { hour: 13, orders: 2, takings: 171 },
    ]);
  });

  test('leave out cancelled and unpaid orders', async () => {
    await place({ placedAt: minutesAgo(5), status: 'cancelled' });
    await place({ placedAt: minutesAgo(5), status: 'awaiting_payment', method: 'card' });
    await place({ placedAt: minutesAgo(5), status: 'abandoned', method: 'card' });
    const figures = await look();
    expect(figures.today).toMatchObject({ orders: 0, cancelled: 1, takings: 0 });
    expect(figures.waiting).toMatchObject({ pending: 0, oldest: [] });
    expect(figures.sells.today.byQuantity).toEqual([]);
    expect(figures.hours.every(({ orders }) => orders === 0)).toBe(true);
  });

  test('are compared with yesterday up to the same time', async () => {
    await place({ placedAt: new Date(daysAgo(1).getTime() + 60_000) }, 5);
    await place({ placedAt: new Date(daysAgo(1).getTime() - 1) });
    await place({ placedAt: new Date(today.getTime() - DAY_MS) });
    await place({ placedAt: new Date(today.getTime() - DAY_MS - 1) }, 7);
    expect((await look()).yesterday).toEqual({ orders: 2, takings: 57 });
  });
});

test('waiting orders are counted by status and age, the oldest are listed', async () => {
  await place({ placedAt: minutesAgo(0), status: 'pending' });
  await place({ placedAt: minutesAgo(9.9), status: 'pending' });
  await place({ placedAt: minutesAgo(10), status: 'processing' });
  await place({ placedAt: minutesAgo(300), status: 'shipped' });
  await place({ placedAt: minutesAgo(30), status: 'delivered' });
  const { waiting } = await look();
  expect(waiting).toMatchObject({ pending: 2, processing: 1, shipped: 1, late: 2 });
  expect(waiting.ages).toEqual([
    { from: 0, to: 5, count: 1 },
    { from: 5, to: 10, count: 1 },
    { from: 10, to: 15, count: 1 },
    { from: 15, to: 20, count: 0 },
    { from: 20, to: null, count: 1 },
  ]);
  expect(waiting.oldest.map(({ status }) => status)).toEqual(['shipped', 'processing', 'pending', 'pending']);
});

test('delivery times have median, 90th percentile and the share delivered in time, today and in the week', async () => {
  for (const seconds of [300, 420, 540, 600, 1_200]) {
    await place({ placedAt: minutesAgo(60), tookSeconds: seconds });
  }
  await place({ placedAt: daysAgo(2), tookSeconds: 900 });
  await place({ placedAt: daysAgo(7), tookSeconds: 60 });
  await place({ placedAt: minutesAgo(60), status: 'shipped', tookSeconds: 9_999 });
  const { delivery } = await look();
  expect(delivery.today).toEqual({ count: 5, medianSeconds: 540, p90Seconds: 960, inTimeShare: 0.8 });
  expect(delivery.week).toMatchObject({ count: 6, medianSeconds: 570 });
  expect(delivery.week.inTimeShare).toBeCloseTo(4 / 6);
  expect(delivery.days.map(({ day, count }) => [day, count])).toEqual([
    ['2031-05-08', 0],
    ['2031-05-09', 0],
    ['2031-05-10', 0],
    ['2031-05-11', 0],
    ['2031-05-12', 1],
    ['2031-05-13', 0],
    ['2031-05-14', 5],
  ]);
});

test('best sellers are ranked by quantity and sales amount, including deleted products', async () => {
  const line = (name: string, quantity: number, amountPaise: number) => ({
    productId: null,
    name,
    quantity,
    amountPaise,
  });
  await place({ placedAt: minutesAgo(30) }, 3, 1);
  await place({ placedAt: daysAgo(3) }, 0, 9);
  await place({ placedAt: minutesAgo(20), lines: [line('Ghee', 1, 90_000)] });
  await place({ placedAt: minutesAgo(20), lines: [line('Salt', 2, 3_000)] });
  const { sells } = await look();
  const names = (sold: readonly { name: string }[]) => sold.map(({ name }) => name);
  expect(names(sells.today.byQuantity)).toEqual(['Milk', 'Salt', 'Ghee', 'Bread']);
  expect(names(sells.today.byTakings)).toEqual(['Ghee', 'Milk', 'Bread', 'Salt']);
  expect(names(sells.week.byQuantity)).toEqual(['Bread', 'Milk', 'Salt', 'Ghee']);
  expect(sells.week.byQuantity[0]).toMatchObject({
    productId: bread.productId,
    quantity: 10,
    takings: 400,
    unit: '1 pc',
  });
  expect(sells.today.byTakings[0]).toMatchObject({ productId: null, takings: 900 });
});

test('best sellers and products that run low name their category, until the product is deleted', async () => {
  const { productId: _id, categoryId, subCategoryId } = await stockProduct(shop.db, { name: 'Curd' });
  const image = '/images/0000000000/640.webp';
  const curd = { _id, name: 'Curd', unit: '400 g', description: 'Thick', stock: 2, price: 50, discount: 0 };
  const places = { image: [image], category: [categoryId], subCategory: [subCategoryId] };
  // The writes put the inserted rows on the shelf.
  await shop.call('updateCategory', { _id: categoryId, name: 'Dairy', image }, { as: admin });
  await shop.call('updateProduct', { ...curd, ...places }, { as: admin });
  const sold = { productId: _id, name: 'Curd', quantity: 9, amountPaise: 45_000 };
  await place({ placedAt: minutesAgo(60), lines: [sold] });
  const before = await look();
  expect(before.sells.today.byQuantity).toMatchObject([{ name: 'Curd', category: 'Dairy' }]);
  expect(before.runsOut).toMatchObject([{ name: 'Curd', category: 'Dairy' }]);
  await shop.call('deleteProduct', { _id }, { as: admin });
  expect((await look()).sells.today.byQuantity).toMatchObject([{ name: 'Curd', category: '' }]);
});

test('running low is computed from the sales per day', async () => {
  // Open for five days: 100 milk sold are 20 a day, and 20 are left; there is plenty of bread.
  await place({ placedAt: daysAgo(5) }, 50, 10);
  await place({ placedAt: daysAgo(4) }, 50);
  const { runsOut } = await look();
  expect(runsOut).toHaveLength(1);
  expect(runsOut[0]).toMatchObject({ productId: milk.productId, name: 'Milk', stock: 20 });
  expect(runsOut[0]?.soldPerDay).toBeCloseTo(20);
  expect(runsOut[0]?.daysLeft).toBeCloseTo(1);
});

test('a sold-out product lasts 0 days; one hour of sales counts as a day’s rate', async () => {
  const soldOut = await stockProduct(shop.db, { name: 'Curd', stock: 0 });
  const curd = { productId: soldOut.productId, name: 'Curd', quantity: 1, amountPaise: 100 };
  await place({ placedAt: minutesAgo(60), lines: [curd] }, 0);
  await place({ placedAt: minutesAgo(60) }, 4);
  expect((await look()).runsOut).toMatchObject([{ name: 'Curd', stock: 0, soldPerDay: 1, daysLeft: 0 }]);
});

test('out-of-stock products leave room for those running low', async () => {
  const sell = async (name: string, stock: number) => {
    const { productId } = await stockProduct(shop.db, { name, stock });
    const lines = [{ productId, name, quantity: 9, amountPaise: 900 }];
    await place({ placedAt: minutesAgo(60), lines });
  };
  for (let n = 0; n < 9; n += 1) await sell(`Gone ${n}`, 0);
  await sell('Going', 3);
  const names = (await look()).runsOut.map(({ name }) => name);
  expect(names).toHaveLength(7);
  expect(names.at(-1)).toBe('Going');
});
