import { addIndiaDays, indiaDayOf, startOfIndiaDay } from '@jhola/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestShop, type TestShop } from '../../../testing/index.ts';
import { moveTo, orderFor, type Ordered } from '../testing/order-for.ts';

const MINUTE = 60_000;

let shop: TestShop;
let admin: Person;
let orders: Ordered[];

beforeAll(async () => {
  shop = await startTestShop();
  // All on one day in India, whenever the test runs.
  const tomorrow = startOfIndiaDay(addIndiaDays(indiaDayOf(shop.clock.now()), 1));
  shop.clock.advance(tomorrow.getTime() - shop.clock.now().getTime());
  orders = [];
  for (const name of ['Asha Rao', 'Ravi Kumar', 'Meena 100%', 'Lata Shah']) {
    orders.push(await orderFor(shop, await shop.signUp(name)));
    shop.clock.advance(4 * MINUTE);
  }
  admin = await shop.signInAdmin();
  const [, second, third] = orders;
  if (second && third) {
    await moveTo(shop, admin, second._id, 'processing');
    await moveTo(shop, admin, third._id, 'delivered');
  }
});
afterAll(() => shop.close());

const desk = (asked = {}) => shop.call('getDeskOrders', asked, { as: admin });
const customers = async (asked = {}) => (await desk(asked)).data.map((order) => order.customer.name);

describe('the desk', () => {
  test('is only for admins', async () => {
    const asha = await shop.signUp();
    expect(await shop.refused('getDeskOrders')).toMatchObject({ status: 401 });
    expect(await shop.refused('getDeskOrders', {}, { as: asha })).toMatchObject({
      status: 403,
      message: 'Do not have permission',
    });
  });

  test('has all placed orders, newest first', async () => {
    expect(await customers()).toEqual(['Lata Shah', 'Meena 100%', 'Ravi Kumar', 'Asha Rao']);
  });

  test('has waiting orders, oldest first', async () => {
    expect(await customers({ status: 'pending,processing,shipped' })).toEqual([
      'Asha Rao',
      'Ravi Kumar',
      'Lata Shah',
    ]);
    expect(await customers({ status: 'delivered' })).toEqual(['Meena 100%']);
  });

  test('counts orders by status, and those that wait for more than ten minutes', async () => {
    const { counts, totalCount, totalNoPage } = await desk({ status: 'pending', limit: 1 });
    expect(counts).toEqual({
      pending: 2,
      processing: 1,
      shipped: 0,
      delivered: 1,
      undelivered: 0,
      cancelled: 0,
      late: 2,
    });
    expect([totalCount, totalNoPage]).toEqual([2, 2]);
  });

  test('has figures: waiting orders, today’s sales, and how long the last deliveries took', async () => {
    const { data } = await shop.call('getDeskFigures', undefined, { as: admin });
    const { data: all } = await desk();
    const takings = all.reduce((sum, order) => sum + order.totalAmt, 0);
    expect(data).toMatchObject({ open: 3, late: 2, takings });
    expect(data.lately).toHaveLength(1);
    expect(data.lately[0]).toBeGreaterThanOrEqual(8 * 60);
  });

  test('shows each order’s summary', async () => {
    const { data, now } = await desk({ search: 'lata' });
    expect(data).toMatchObject([
      {
        status: 'pending',
        customer: { name: 'Lata Shah' },
        items: [{ quantity: 2, amount: 90 }],
        totalAmt: 90,
        payment_method: 'cash',
        delivery_address: { mobile: '9876543210' },
      },
    ]);
    const age = Date.parse(now) - Date.parse(data[0]?.orderDate ?? '');
    expect(Math.floor(age / MINUTE)).toBe(4);
  });

  test.each([
    ['ravi', ['Ravi Kumar']],
    ['RAVI  kum', ['Ravi Kumar']],
    ['ravi%20kumar', ['Ravi Kumar']],
    ['100%', ['Meena 100%']],
    ['m', ['Meena 100%']],
    ['ku', ['Ravi Kumar']],
    ['%', []],
    ['_', []],
    ['nobody', []],
  ])('finds %j by name', async (search, found) => {
    expect(await customers({ search })).toEqual(found);
  });

  test('finds a number in any spelling, and a pincode', async () => {
    const digits = orders[1]?.orderId.replace('JH-', '') ?? '';
    for (const search of [`jh${digits}`, `JH ${digits}`, `jh-${digits}`, `#${digits}`, `#JH-${digits}`]) {
      expect(await customers({ search })).toEqual(['Ravi Kumar']);
    }
    const [pincode] = (await desk()).data.map((order) => order.delivery_address.pincode);
    expect(await customers({ search: pincode })).toHaveLength(4);
    expect(await customers({ search: pincode?.replace(/^.../, '$& ') })).toHaveLength(4);
    expect(await customers({ search: '999999' })).toEqual([]);
    // A text that is too long is cut, not refused.
    expect(await customers({ search: 'x'.repeat(201) })).toEqual([]);
  });

  test('lists orders that are new since the last request, and misses none', async () => {
    const news = (since?: string) => shop.call('getNewOrders', since ? { since } : {}, { as: admin });
    const first = await news();
    expect(first.data).toEqual([]);
    const { _id, orderId } = await orderFor(shop, await shop.signUp('Nina Das'));
    shop.clock.advance(MINUTE);
    const second = await news(first.now);
    expect(second.data).toMatchObject([{ _id, orderId, totalAmt: 90, customer: { name: 'Nina Das' } }]);
    // An order that was placed earlier but committed late is found with the time of the second response.
    const late = await orderFor(shop, await shop.signUp('Late Lal'));
    await shop.db.updateTable('orders').set({ status: 'processing' }).where('id', '=', _id).execute();
    await shop.db
      .updateTable('orders')
      .set({ placed_at: new Date(Date.parse(second.now) - 20_000) })
      .where('id', '=', late._id)
      .execute();
    expect((await news(second.now)).data.map((order) => order.customer.name)).toEqual(['Late Lal']);
    expect(await shop.refused('getNewOrders', { since: 'now' }, { as: admin })).toMatchObject({
      status: 400,
    });
    await shop.db.deleteFrom('orders').where('id', 'in', [_id, late._id]).execute();
  });

  test('finds by number and by phone', async () => {
    const number = orders[1]?.orderId ?? '';
    expect(await customers({ search: number.toLowerCase() })).toEqual(['Ravi Kumar']);
    expect(await customers({ search: number.replace('JH-', '') })).toContain('Ravi Kumar');
    expect(await customers({ search: '+91 98765 43210' })).toHaveLength(4);
    expect((await desk({ search: '98765' })).counts).toMatchObject({ pending: 2, delivered: 1 });
  });

  test('finds all orders of a customer by the complete email, and nobody else’s', async () => {
    const namesake = await shop.signUp('Ravi Kumar');
    const { _id, orderId } = await orderFor(shop, namesake);
    const found = await desk({ search: namesake.email.toUpperCase() });
    expect(found.data.map((order) => order.orderId)).toEqual([orderId]);
    expect(found.counts).toMatchObject({ pending: 1, processing: 0, delivered: 0 });
    expect(await customers({ search: `x${namesake.email}` })).toEqual([]);
    await shop.db.deleteFrom('orders').where('id', '=', _id).execute();
  });

  test.each([{ status: 'lost' }, { status: 'awaiting_payment' }, { limit: 101 }])(
    'refuses %j',
    async (asked) => {
      expect(await shop.refused('getDeskOrders', asked, { as: admin })).toMatchObject({ status: 400 });
    },
  );

  test('leaves out orders whose payment is awaited or was abandoned', async () => {
    const [first] = orders;
    if (first === undefined) throw new Error('No order');
    for (const status of ['awaiting_payment', 'abandoned'] as const) {
      await shop.db.updateTable('orders').set({ status }).where('id', '=', first._id).execute();
      expect(await customers()).not.toContain('Asha Rao');
      expect(await shop.refused('getOrder', { _id: first._id }, { as: admin })).toMatchObject({
        status: 404,
      });
      for (const name of ['moveOrder', 'cancelOrder'] as const) {
        const form = { _id: first._id, from: 'pending', to: 'processing', reason: 'x' };
        expect(await shop.refused(name, form, { as: admin })).toMatchObject({ status: 404 });
      }
    }
    await shop.db.updateTable('orders').set({ status: 'pending' }).where('id', '=', first._id).execute();
  });
});
