import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestShop, stockOf, type TestShop } from '../../../testing/index.ts';
import { moveTo, orderFor, type Ordered } from '../testing/order-for.ts';

let shop: TestShop;
let admin: Person;
let secondAdmin: Person;
let asha: Person;
let order: Ordered;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.signInAdmin();
  secondAdmin = await shop.signUp('Meera');
  await shop.call('changeRole', { _id: secondAdmin.userId, role: 'ADMIN' }, { as: admin });
});
afterAll(() => shop.close());

beforeEach(async () => {
  asha = await shop.signUp();
  order = await orderFor(shop, asha);
});

const show = async (as: Person) => (await shop.call('getOrder', { _id: order._id }, { as })).data;
const move = (from: string, to: string, as = admin) =>
  shop.send('moveOrder', { _id: order._id, from, to }, { as });
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

  test('by two admins at the same time succeeds for one of them', async () => {
    const responses = await Promise.all([
      move('pending', 'processing'),
      move('pending', 'processing', secondAdmin),
    ]);
    expect(responses.map((response) => response.status).toSorted()).toEqual([200, 409]);
    expect((await show(admin)).timeline).toHaveLength(2);
    expect(await changes()).toHaveLength(1);
  });

  test('sent ten times by the same admin is made once, and each response is the moved order', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => move('pending', 'processing')));
    // As a desk sends it that has shown the new status since the response was lost.
    responses.push(await move('processing', 'processing'));
    for (const response of responses) {
      expect(response).toMatchObject({
        status: 200,
        body: { message: `Order ${order.orderId} is processing`, data: { status: 'processing' } },
      });
    }
    expect((await show(admin)).timeline).toHaveLength(2);
    expect(await changes()).toHaveLength(1);
  });

  test('to the status that another admin gave it names that status', async () => {
    await moveTo(shop, admin, order._id, 'processing');
    for (const seen of ['pending', 'processing']) {
      expect(await move(seen, 'processing', secondAdmin)).toMatchObject({
        status: 409,
        body: { message: `Order ${order.orderId} is already processing` },
      });
    }
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
    // Sent again: those that this request has moved count as moved.
    const again = await shop.call('moveOrders', { orders, to: 'processing' }, { as: admin });
    expect(again.data).toEqual(data);
    expect(await changes()).toHaveLength(1);
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
