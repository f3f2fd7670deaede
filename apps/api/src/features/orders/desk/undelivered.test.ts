import type { OrderId } from '@jhola/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Person,
  placeOrder,
  startTestShop,
  stockOf,
  stockProduct,
  type StockedProduct,
  type TestShop,
} from '../../../testing/index.ts';
import { moveTo, payByCard } from '../testing/order-for.ts';

const REASON = 'Nobody was at the door';

let shop: TestShop;
let admin: Person;
let asha: Person;
let milk: StockedProduct;
let rice: StockedProduct;
let order: { readonly _id: OrderId; readonly orderId: string };

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.signInAdmin();
});
afterAll(() => shop.close());

/** A shipped order with two milk of ₹45 and one rice of ₹60. */
beforeEach(async () => {
  asha = await shop.signUp();
  milk = await stockProduct(shop.db, { stock: 20, pricePaise: 5_000, discount: 10 });
  rice = await stockProduct(shop.db, { stock: 20, pricePaise: 6_000 });
  const placed = await placeOrder(shop, asha, [
    { productId: milk.productId, quantity: 2 },
    { productId: rice.productId, quantity: 1 },
  ]);
  order = { _id: placed._id as OrderId, orderId: placed.orderId };
  await moveTo(shop, admin, order._id, 'shipped');
});

const comeBack = (others = {}) =>
  shop.send('markUndelivered', { _id: order._id, from: 'shipped', reason: REASON, ...others }, { as: admin });
const left = async () => [await stockOf(shop.db, milk.productId), await stockOf(shop.db, rice.productId)];
const day = async () => (await shop.call('shopDay', undefined, { as: admin })).data.today;

describe('an order that could not be delivered', () => {
  test('is undelivered with its reason, unpaid, and in stock again', async () => {
    expect(await left()).toEqual([18, 19]);
    const { body } = await comeBack();
    expect(body).toMatchObject({
      message: `Order ${order.orderId} is marked undelivered`,
      data: {
        status: 'undelivered',
        cancelReason: REASON,
        payment_status: 'NOT PAID',
        items: [{ returnOutcome: 'stock' }, { returnOutcome: 'stock' }],
      },
    });
    expect(await left()).toEqual([20, 20]);
    const { data: seen } = await shop.call('getOrder', { _id: order._id }, { as: asha });
    expect(seen.timeline.at(-1)).toMatchObject({ status: 'undelivered', by: 'shop', note: REASON });
    const product = { productId: milk.productId };
    expect((await shop.call('addToCart', product, { as: asha })).data.productId.stock).toBe(20);
  });

  test('loses the stock of lines that are written off', async () => {
    const { body } = await comeBack({ writtenOff: [0] });
    expect(body['data']).toMatchObject({
      items: [{ returnOutcome: 'written_off' }, { returnOutcome: 'stock' }],
    });
    expect(await left()).toEqual([18, 20]);
  });

  test('counts neither as cash nor as a sale, and the shop’s figures show what was written off', async () => {
    const before = await day();
    const figures = async () => (await shop.call('getDeskFigures', undefined, { as: admin })).data;
    const { takings, open } = await figures();
    await comeBack({ writtenOff: [0] });
    const after = await day();
    expect([before.cash - after.cash, before.takings - after.takings]).toEqual([150, 150]);
    expect(before.cashToCollect - after.cashToCollect).toBe(150);
    expect([after.orders, after.undelivered]).toEqual([before.orders - 1, before.undelivered + 1]);
    expect(after.writtenOff - before.writtenOff).toBe(90);
    expect(await figures()).toMatchObject({ takings: takings - 150, open: open - 1 });
    const { data } = await shop.call('getDeskOrders', { status: 'undelivered' }, { as: admin });
    expect(data[0]).toMatchObject({ orderId: order.orderId });
  });

  test('is recorded with who did it, and the shopper is told by mail', async () => {
    await comeBack({ writtenOff: [0] });
    const change = await shop.db
      .selectFrom('admin_changes')
      .selectAll()
      .where('entity_id', '=', order._id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(change).toMatchObject({
      actor_name: admin.name,
      before: { status: 'shipped' },
      after: { status: 'undelivered', reason: REASON, written_off: [milk.name] },
    });
    const mail = await shop.db
      .selectFrom('mail_outbox')
      .select(['subject', 'body'])
      .where('recipient', '=', asha.email)
      .where('subject', 'like', '%delivered%')
      .executeTakeFirstOrThrow();
    expect(mail.subject).toBe(`Your order ${order.orderId} could not be delivered`);
    expect(mail.body).toContain(`Reason: ${REASON}\n\nYou have nothing to pay.`);
  });

  test('refunds a card payment', async () => {
    await payByCard(shop, order._id, 'PAID');
    expect((await comeBack()).body['data']).toMatchObject({ payment_status: 'REFUND PENDING' });
  });

  test('sent again gets the same response: stock, mail and timeline have it once', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => comeBack({ writtenOff: [0] })));
    // The screen may have shown the new status since the response was lost.
    responses.push(await comeBack({ writtenOff: [0, 0], from: 'undelivered' }));
    for (const { status, body } of responses) {
      expect([status, body.message]).toEqual([200, `Order ${order.orderId} is marked undelivered`]);
    }
    expect(await left()).toEqual([18, 20]);
    const { data: seen } = await shop.call('getOrder', { _id: order._id }, { as: admin });
    expect(seen.timeline.filter(({ status }) => status === 'undelivered')).toHaveLength(1);
    const mails = await shop.db
      .selectFrom('mail_outbox')
      .select('subject')
      .where('recipient', '=', asha.email)
      .where('subject', 'like', '%could not be delivered')
      .execute();
    expect(mails).toHaveLength(1);
  });

  test('with other items written off, or another reason, than before is refused', async () => {
    await comeBack({ writtenOff: [0] });
    for (const other of [
      { writtenOff: [] },
      { writtenOff: [0, 1] },
      { writtenOff: [0], reason: 'Refused' },
    ]) {
      const { status, body } = await comeBack(other);
      expect([status, body.message]).toEqual([409, `Order ${order.orderId} is already undelivered`]);
    }
    expect(await left()).toEqual([18, 20]);
  });
});

test.each([
  [{ from: 'delivered' }, 409, /is already shipped$/],
  [{ reason: ' ' }, 400, 'Reason is required'],
  [{ writtenOff: [2] }, 400, 'The order has no line 2'],
  [{ writtenOff: [-1] }, 400, /^Line must be at least 0/],
  [{ _id: '01jabc' }, 400, /not valid/],
])('with %j is refused, and no stock is returned', async (others, status, message) => {
  const response = await comeBack(others);
  expect(response.status).toBe(status);
  expect(response.body.message).toMatch(message);
  expect(await left()).toEqual([18, 19]);
});

test('only a shipped order can be marked, and only by admins', async () => {
  expect((await shop.send('markUndelivered', { _id: order._id }, { as: asha })).status).toBe(403);
  await shop.send('moveOrder', { _id: order._id, from: 'shipped', to: 'delivered' }, { as: admin });
  const { status, body } = await comeBack({ from: 'delivered' });
  expect([status, body.message]).toEqual([409, 'An order that is delivered can’t become undelivered']);
});

test('the database refuses one without a reason, and one whose cash is counted', async () => {
  const set = (values: { cancel_reason: string | null; payment_status: string }) =>
    shop.db
      .updateTable('orders')
      .set({ status: 'undelivered', ...values })
      .where('id', '=', order._id)
      .execute();
  await expect(set({ cancel_reason: null, payment_status: 'NOT PAID' })).rejects.toThrow('orders_valid');
  await expect(set({ cancel_reason: REASON, payment_status: 'PAID' })).rejects.toThrow('orders_valid');
});
