import { reasonText } from '@jhola/domain';
import { inLanguage } from '@jhola/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  fillCart,
  type Person,
  startTestShop,
  stockOf,
  stockProduct,
  type TestShop,
} from '../../../testing/index.ts';
import { moveTo, orderFor, type Ordered, payByCard } from '../testing/order-for.ts';

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

const REASON = 'The tomatoes were all squashed';
const cancel = (from: string, reason = REASON, as = admin) =>
  shop.send('cancelOrder', { _id: order._id, from, reason }, { as });
const cancelMine = (as: Person) => shop.send('cancelMyOrder', { _id: order._id }, { as });
const left = () => stockOf(shop.db, order.product.productId);
const mails = () =>
  shop.db
    .selectFrom('mail_outbox')
    .select(['subject', 'body'])
    .where('recipient', '=', asha.email)
    .where('subject', 'like', '%cancelled%')
    .execute();

describe('cancelling by the shop', () => {
  test('returns the stock, and tells the shopper why', async () => {
    expect(await left()).toBe(18);
    const { body } = await cancel('pending');
    expect(body).toMatchObject({
      message: `Order ${order.orderId} is cancelled`,
      data: { status: 'cancelled', cancelReason: REASON, payment_status: 'CASH ON DELIVERY' },
    });
    expect(await left()).toBe(20);
    expect(await mails()).toMatchObject([{ subject: `Your order ${order.orderId} was cancelled` }]);
    expect((await mails())[0]?.body).toContain(`Reason: ${REASON}\n\nYou have nothing to pay.`);
  });

  test('is visible in the shop at once', async () => {
    const product = { productId: order.product.productId };
    await cancel('pending');
    expect((await shop.call('addToCart', product, { as: asha })).data.productId.stock).toBe(20);
  });

  test('works while it is being packed, too', async () => {
    await moveTo(shop, admin, order._id, 'processing');
    expect((await cancel('pending')).body.message).toBe(`Order ${order.orderId} is already processing`);
    expect((await cancel('processing')).status).toBe(200);
    expect(await left()).toBe(20);
  });

  test('is refused once it was shipped', async () => {
    await moveTo(shop, admin, order._id, 'shipped');
    expect(await cancel('shipped')).toMatchObject({
      status: 409,
      body: { message: 'An order that is shipped can’t become cancelled' },
    });
    expect(await left()).toBe(18);
    expect(await mails()).toEqual([]);
  });

  test('sent again after a lost response gets the same response, and is done once', async () => {
    await payByCard(shop, order._id, 'PAID');
    const first = await cancel('pending');
    // The screen may have shown the new status in the meantime.
    for (const seen of ['pending', 'cancelled']) {
      expect(await cancel(seen)).toMatchObject({ status: 200, body: first.body });
    }
    expect(await left()).toBe(20);
    expect(await mails()).toHaveLength(1);
    const { data: seen } = await shop.call('getOrder', { _id: order._id }, { as: asha });
    expect(seen.timeline.map(({ status }) => status)).toEqual(['pending', 'cancelled']);
  });

  test('for a different reason than before, or after somebody else did, names the status', async () => {
    const secondAdmin = await shop.signUp('Meera');
    await shop.call('changeRole', { _id: secondAdmin.userId, role: 'ADMIN' }, { as: admin });
    await cancel('pending');
    const already = { status: 409, body: { message: `Order ${order.orderId} is already cancelled` } };
    for (const seen of ['pending', 'cancelled']) {
      expect(await cancel(seen, 'The milk had gone sour')).toMatchObject(already);
      expect(await cancel(seen, REASON, secondAdmin)).toMatchObject(already);
    }
    expect(await mails()).toHaveLength(1);
  });

  test('requires a reason', async () => {
    expect((await cancel('pending', '  ')).body.message).toBe('Reason is required');
    expect((await cancel('pending', 'x'.repeat(301))).body.message).toBe(
      'Reason can have at most 300 characters',
    );
  });

  test('is recorded with its reason', async () => {
    await cancel('pending');
    const change = await shop.db
      .selectFrom('admin_changes')
      .selectAll()
      .where('entity_id', '=', order._id)
      .executeTakeFirstOrThrow();
    expect(change).toMatchObject({
      action: 'cancel',
      before: { status: 'pending' },
      after: { status: 'cancelled', reason: REASON },
    });
  });

  test('has a predefined reason in the history in the reader’s language', async () => {
    await cancel('pending', reasonText('ranOut'));
    const as = { ...admin, cookies: { language: 'hi' } };
    const { data } = await shop.call('listChanges', { entity: 'order', entityId: order._id }, { as });
    expect(data[0]?.after).toMatchObject({ reason: inLanguage('hi', () => reasonText('ranOut')) });
  });

  test('makes a refund of a card payment due', async () => {
    await payByCard(shop, order._id, 'PAID');
    expect((await cancel('pending')).body['data']).toMatchObject({ payment_status: 'REFUND PENDING' });
    expect((await mails())[0]?.body).toContain('We are refunding ₹90 to the card you paid with');
  });

  test('promises no refund of a card payment that was refunded before', async () => {
    await payByCard(shop, order._id, 'REFUNDED');
    expect((await cancel('pending')).body['data']).toMatchObject({ payment_status: 'REFUNDED' });
    expect((await mails())[0]?.body).toContain('You have nothing to pay');
    expect((await mails())[0]?.body).not.toContain('refunding');
  });
});

describe('cancelling by the shopper', () => {
  test('works while the order is pending', async () => {
    const { body } = await cancelMine(asha);
    expect(body).toMatchObject({
      message: 'Order cancelled',
      data: { status: 'cancelled', cancelReason: null },
    });
    expect(body['data']).toMatchObject({
      timeline: [{ status: 'pending' }, { status: 'cancelled', by: 'shopper' }],
    });
    expect(await left()).toBe(20);
    // The shopper cancelled it themselves and gets no mail.
    expect(await mails()).toEqual([]);
  });

  test('sent again after a lost response gets the same response, and returns the stock once', async () => {
    const first = await cancelMine(asha);
    expect(await cancelMine(asha)).toMatchObject({ status: 200, body: first.body });
    expect(await left()).toBe(20);
  });

  test('is refused in later statuses', async () => {
    await moveTo(shop, admin, order._id, 'processing');
    expect(await cancelMine(asha)).toMatchObject({
      status: 409,
      body: {
        code: 'CONFLICT',
        message: `Order ${order.orderId} is already processing and can’t be cancelled any more`,
      },
    });
    expect(await left()).toBe(18);
  });

  test('is only for one’s own orders: another user’s is not found', async () => {
    const ravi = await shop.signUp('Ravi');
    expect(await cancelMine(ravi)).toMatchObject({ status: 404 });
    expect(await cancelMine(admin)).toMatchObject({ status: 404 });
    expect(await shop.refused('cancelMyOrder', { _id: order._id })).toMatchObject({ status: 401 });
    expect(await left()).toBe(18);
  });
});

test('shop and shopper cancel concurrently, repeatedly: the stock is returned once', async () => {
  const [byShop, byShopper] = [[] as ReturnType<typeof cancel>[], [] as ReturnType<typeof cancelMine>[]];
  for (let turn = 0; turn < 6; turn += 1) {
    byShop.push(cancel('pending'));
    byShopper.push(cancelMine(asha));
  }
  for (const { status } of await Promise.all(byShopper)) expect(status).toBe(200);
  // The shop's request succeeds, and its repetitions with it, unless the shopper's was first.
  const statuses = new Set((await Promise.all(byShop)).map(({ status }) => status));
  expect([[200], [409]]).toContainEqual([...statuses]);
  expect(await left()).toBe(20);
  expect(await mails()).toHaveLength(statuses.has(200) ? 1 : 0);
});

test('one packs and one cancels concurrently: only one succeeds', async () => {
  const [packed, cancelled] = await Promise.all([
    shop.send('moveOrder', { _id: order._id, from: 'pending', to: 'processing' }, { as: admin }),
    cancelMine(asha),
  ]);
  expect([packed.status, cancelled.status].toSorted()).toEqual([200, 409]);
  expect(await left()).toBe(cancelled.status === 200 ? 20 : 18);
});

test('cancelling while others buy the same products never deadlocks, and the stock adds up', async () => {
  const products = await Promise.all(Array.from({ length: 3 }, () => stockProduct(shop.db, { stock: 20 })));
  const people = await Promise.all(Array.from({ length: 16 }, () => shop.signUp()));
  const forms = await Promise.all(
    people.map((as, index) => fillCart(shop, as, index % 2 === 0 ? products : products.toReversed())),
  );
  const place = (which: number) => shop.send('placeCashOrder', forms[which], { as: people[which] ?? asha });
  const first = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(place));
  const responses = await Promise.all(
    first.flatMap(({ body }, which) => {
      const { _id } = body['data'] as { _id: string };
      const form = { _id, from: 'pending', reason: REASON };
      return [shop.send('cancelOrder', form, { as: admin }), place(which + 8)];
    }),
  );
  expect(responses.map((response) => response.status)).toEqual(people.map(() => 200));
  for (const { productId } of products) expect(await stockOf(shop.db, productId)).toBe(12);
});
