import { isId } from '@jhola/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  fillCart,
  HOME,
  type OrderToSend,
  type Person,
  type StockedProduct,
  startTestShop,
  stockOf,
  stockProduct,
  type TestShop,
} from '../../../testing/index.ts';
import { readyToOrder } from '../testing/ready-to-order.ts';

let shop: TestShop;
let asha: Person;
let milk: StockedProduct;
let bread: StockedProduct;
let form: OrderToSend;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

beforeEach(async () => {
  ({ asha, milk, bread, form } = await readyToOrder(shop));
});

const place = async (sent: unknown = form, headers = {}) =>
  (await shop.call('placeCashOrder', sent as OrderToSend, { as: asha, headers })).data;
const cart = async () => (await shop.call('getCart', undefined, { as: asha })).data;
const orders = async () => (await shop.call('getOrders', undefined, { as: asha })).data;

const FIELDS = [
  '_id',
  'orderId',
  'orderDate',
  'status',
  'product_details',
  'items',
  'subTotalAmt',
  'totalAmt',
  'deliveryCharge',
  'payment_method',
  'payment_status',
  'delivery_address',
];

describe('a cash order', () => {
  test('sells the cart: an order with copies, the stock taken, the cart empty', async () => {
    const order = await place();
    expect(Object.keys(order).toSorted()).toEqual(FIELDS.toSorted());
    expect(isId(order._id)).toBe(true);
    const age = shop.clock.now().getTime() - new Date(order.orderDate).getTime();
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(60_000);
    expect(order).toMatchObject({
      orderId: expect.stringMatching(/^JH-\d{4,}$/) as string,
      status: 'pending',
      payment_method: 'cash',
      payment_status: 'CASH ON DELIVERY',
      subTotalAmt: 124.5,
      totalAmt: 118.5,
      deliveryCharge: 0,
      product_details: { name: 'Amul Milk', image: ['http://localhost:8080/images/0000000000/640.webp'] },
      delivery_address: HOME,
      items: [
        {
          productId: milk.productId,
          name: 'Amul Milk',
          unit: '1 pc',
          price: 28,
          discount: 7,
          quantity: 3,
          amount: 78,
        },
        {
          productId: bread.productId,
          name: 'Brown Bread',
          price: 40.5,
          discount: 0,
          quantity: 1,
          amount: 40.5,
        },
      ],
    });
    expect(await cart()).toEqual([]);
    expect(await orders()).toEqual([order]);
    expect(await stockOf(shop.db, milk.productId)).toBe(17);
    expect(await stockOf(shop.db, bread.productId)).toBe(19);
  });

  test('is confirmed by mail, once', async () => {
    const order = await place();
    await place();
    const mails = await shop.db
      .selectFrom('mail_outbox')
      .select(['subject', 'body'])
      .where('recipient', '=', asha.email)
      .where('subject', 'like', 'Your order%')
      .execute();
    expect(mails).toEqual([
      { subject: `Your order ${order.orderId}`, body: expect.stringContaining('3 × Amul Milk (1 pc)  ₹78') },
    ]);
    expect(mails[0]?.body).toContain('Cash on Delivery: ₹118.50');
    // The order is still pending.
    expect(order.status).toBe('pending');
    expect(mails[0]?.body).toContain(
      `your order ${order.orderId}. We have received it and will deliver it to`,
    );
    expect(mails[0]?.body).not.toMatch(/on its way|packed/);
  });

  test('accepts the cart in the form of clients, with complete products in its lines', async () => {
    const list_items = await cart();
    expect(await place({ ...form, list_items })).toMatchObject({ totalAmt: 118.5 });
  });

  test('accepts the sub total before or after discounts', async () => {
    expect(await place({ ...form, subTotalAmt: 124.5 })).toMatchObject({ subTotalAmt: 124.5 });
  });

  test('accepts amounts that were added up in floating point', async () => {
    const totalAmt = 118.500_000_000_000_01;
    expect(await place({ ...form, subTotalAmt: '118.50', totalAmt })).toMatchObject({ totalAmt: 118.5 });
  });

  test('can cost more than fits into a 32-bit integer', async () => {
    const gold = await stockProduct(shop.db, { name: 'Gold', stock: 100, pricePaise: 100_000_000 });
    const ravi = await shop.signUp('Ravi');
    const sent = await fillCart(shop, ravi, [{ productId: gold.productId, quantity: 50 }]);
    const { data } = await shop.call('placeCashOrder', sent, { as: ravi });
    expect(data).toMatchObject({ totalAmt: 50_000_000, items: [{ amount: 50_000_000 }] });
  });

  test('keeps its copies when product and address are changed or deleted', async () => {
    const order = await place();
    await shop.db.deleteFrom('products').where('id', '=', bread.productId).execute();
    await shop.db.updateTable('products').set({ name: 'Milk' }).where('id', '=', milk.productId).execute();
    await shop.call('updateAddress', { ...HOME, _id: form.addressId, city: 'Nashik' }, { as: asha });
    await shop.call('disableAddress', { _id: form.addressId }, { as: asha });
    const [listed] = await orders();
    const items = order.items.map((item) =>
      item.productId === bread.productId ? { ...item, productId: null } : item,
    );
    expect(listed).toEqual({ ...order, items });
  });

  test('keeps lines in the cart that are added while it is placed, or is refused', async () => {
    const late = await stockProduct(shop.db);
    const [placed] = await Promise.all([
      shop.send('placeCashOrder', form, { as: asha }),
      shop.call('addToCart', { productId: late.productId }, { as: asha }),
    ]);
    const left = (await cart()).map((line) => line.productId._id);
    expect(left).toContain(late.productId);
    expect(left).toHaveLength(placed.status === 200 ? 1 : 3);
  });
});
