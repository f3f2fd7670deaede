import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestShop, stockOf, type TestShop } from '../../../testing/index.ts';
import { moveTo, orderFor, type Ordered } from '../testing/order-for.ts';

let shop: TestShop;
let admin: Person;
let asha: Person;
let order: Ordered;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.signInAdmin();
});
afterAll(() => shop.close());

beforeEach(async () => {
  asha = await shop.signUp();
  order = await orderFor(shop, asha);
});

const show = async (as: Person) => (await shop.call('getOrder', { _id: order._id }, { as })).data;
const move = (from: string, to: string) =>
  shop.send('moveOrder', { _id: order._id, from, to }, { as: admin });
const changes = () =>
  shop.db
    .selectFrom('admin_changes')
    .select(['action', 'entity_name', 'actor_name', 'before', 'after'])
    .where('entity', '=', 'order')
    .where('entity_id', '=', order._id)
    .orderBy('id')
    .execute();

describe('moving an order', () => {
  test('delivers it step by step, and records its timeline', async () => {
    await moveTo(shop, admin, order._id, 'delivered');
    const seen = await show(admin);
    expect(seen).toMatchObject({ status: 'delivered', payment_status: 'PAID' });
    expect(seen.timeline.map(({ status, by, name }) => [status, by, name])).toEqual([
      ['pending', 'shopper', null],
      ['processing', 'shop', admin.name],
      ['shipped', 'shop', admin.name],
      ['delivered', 'shop', admin.name],
    ]);
    expect(seen.statusSince).toBe(seen.timeline[3]?.at);
    expect(await stockOf(shop.db, order.product.productId)).toBe(18);
  });

  test('is recorded with who did it', async () => {
    await moveTo(shop, admin, order._id, 'shipped');
    expect(await changes()).toMatchObject([
      {
        action: 'move',
        entity_name: order.orderId,
        actor_name: admin.name,
        before: { status: 'pending' },
        after: { status: 'processing' },
      },
      { action: 'move', before: { status: 'processing' }, after: { status: 'shipped' } },
    ]);
  });

  test.each([
    ['pending', 'shipped', 409, 'An order that is pending can’t become shipped'],
    ['pending', 'delivered', 409, 'An order that is pending can’t become delivered'],
    ['pending', 'pending', 400, 'Status must be one of processing, shipped, delivered'],
    ['pending', 'cancelled', 400, 'Status must be one of processing, shipped, delivered'],
    ['awaiting_payment', 'processing', 400, /^Status must be one of/],
  ])('from %s to %s is refused', async (from, to, status, message) => {
    const response = await move(from, to);
    expect(response.status).toBe(status);
    expect(response.body.message).toMatch(message);
    expect((await show(admin)).status).toBe('pending');
    expect(await changes()).toEqual([]);
  });

  test('with an outdated status returns the current one', async () => {
    await moveTo(shop, admin, order._id, 'shipped');
    expect(await move('pending', 'processing')).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: `Order ${order.orderId} is already shipped` },
    });
  });

  test('by ten concurrent requests succeeds once', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => move('pending', 'processing')));
    expect(responses.map((response) => response.status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect((await show(admin)).timeline).toHaveLength(2);
    expect(await changes()).toHaveLength(1);
  });

  test('of several orders returns which moved, and why others did not', async () => {
    const ravi = await orderFor(shop, await shop.signUp('Ravi'));
    const meena = await orderFor(shop, await shop.signUp('Meena'));
    await moveTo(shop, admin, ravi._id, 'shipped');
    const orders = [order, ravi, meena, order].map(({ _id }) => ({ _id, from: 'pending' as const }));
    const { data, message } = await shop.call('moveOrders', { orders, to: 'processing' }, { as: admin });
    expect(message).toBe('2 orders moved');
    expect(data).toEqual({
      moved: [order._id, meena._id],
      refused: [{ _id: ravi._id, message: `Order ${ravi.orderId} is already shipped` }],
    });
    expect((await show(admin)).status).toBe('processing');
  });

  test('of more than a hundred at once is refused', async () => {
    const many = Array.from({ length: 101 }, () => ({ _id: order._id, from: 'pending' }));
    for (const [orders, message] of [
      [[], 'Choose at least one order'],
      [many, 'At most 100 orders at once'],
    ]) {
      expect(await shop.refused('moveOrders', { orders, to: 'processing' }, { as: admin })).toMatchObject({
        status: 400,
        message,
      });
    }
  });

  test('is only for admins', async () => {
    const seen = { _id: order._id, from: 'pending' };
    const forms = {
      moveOrder: { ...seen, to: 'processing' },
      moveOrders: { orders: [seen], to: 'processing' },
      cancelOrder: { ...seen, reason: 'No' },
      getPickList: { orders: [order._id] },
    } as const;
    for (const [name, form] of Object.entries(forms)) {
      expect(await shop.refused(name as 'moveOrder', form, { as: asha })).toMatchObject({ status: 403 });
      expect(await shop.refused(name as 'moveOrder', form)).toMatchObject({ status: 401 });
    }
    expect((await show(asha)).status).toBe('pending');
  });
});
