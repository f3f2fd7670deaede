import { type AddressId, makeId } from '@jhola/domain';
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
} from '../../testing/index.ts';

let shop: TestShop;
let asha: Person;
let milk: StockedProduct;
let bread: StockedProduct;
let form: OrderToSend;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** Three milk at ₹26 instead of ₹28, one bread at ₹40.50. */
beforeEach(async () => {
  asha = await shop.signUp('Asha');
  milk = await stockProduct(shop.db, { name: 'Amul Milk', pricePaise: 2_800, discount: 7 });
  bread = await stockProduct(shop.db, { name: 'Brown Bread', pricePaise: 4_050 });
  form = await fillCart(shop, asha, [
    { productId: milk.productId, quantity: 3 },
    { productId: bread.productId },
  ]);
});

const place = async (sent: unknown = form, headers = {}) =>
  (await shop.call('placeCashOrder', sent as OrderToSend, { as: asha, headers })).data;
const refused = (sent: unknown = form, headers = {}) =>
  shop.refused('placeCashOrder', sent, { as: asha, headers });
const cart = async () => (await shop.call('getCart', undefined, { as: asha })).data;
const orders = async () => (await shop.call('getOrders', undefined, { as: asha })).data;

async function expectNothingSold(): Promise<void> {
  expect(await orders()).toEqual([]);
  expect(await stockOf(shop.db, milk.productId)).toBe(20);
  expect(await stockOf(shop.db, bread.productId)).toBe(20);
}

describe('a cash order', () => {
  test('sells the cart: an order with copies, the stock taken, the cart empty', async () => {
    const order = await place();
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
    expect(mails[0]?.body).toContain('To pay in cash at the door: ₹118.50');
  });

  test('takes the cart as clients hold it, with whole products in its lines', async () => {
    const list_items = await cart();
    expect(await place({ ...form, list_items })).toMatchObject({ totalAmt: 118.5 });
  });

  test('takes the sub total with or without the discounts', async () => {
    expect(await place({ ...form, subTotalAmt: 124.5 })).toMatchObject({ subTotalAmt: 124.5 });
  });

  test('takes amounts that were added up in binary fractions', async () => {
    const totalAmt = 118.500_000_000_000_01;
    expect(await place({ ...form, subTotalAmt: '118.50', totalAmt })).toMatchObject({ totalAmt: 118.5 });
  });

  test('can cost more than fits a small integer', async () => {
    const gold = await stockProduct(shop.db, { name: 'Gold', stock: 60, pricePaise: 100_000_000 });
    const ravi = await shop.signUp('Ravi');
    const sent = await fillCart(shop, ravi, [{ productId: gold.productId, quantity: 50 }]);
    const { data } = await shop.call('placeCashOrder', sent, { as: ravi });
    expect(data).toMatchObject({ totalAmt: 50_000_000, items: [{ amount: 50_000_000 }] });
  });

  test('keeps its copies when product and address change or go', async () => {
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

  test('leaves in the cart what is added while it is placed, or refuses', async () => {
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

describe('an order is refused, and nothing is sold,', () => {
  test('where a price has changed since', async () => {
    await shop.db
      .updateTable('products')
      .set({ price_paise: 3_000 as never })
      .where('id', '=', milk.productId)
      .execute();
    expect(await refused()).toMatchObject({
      status: 409,
      code: 'CART_CHANGED',
      message: 'The price of Amul Milk is now ₹27, it was ₹26',
    });
    await expectNothingSold();
  });

  test.each([
    { totalAmt: 1 },
    { totalAmt: 124.5 },
    { totalAmt: 1e300 },
    { totalAmt: 118.51 },
    { subTotalAmt: 0 },
    { subTotalAmt: 118 },
  ])('where the client’s amount is another: %j', async (amounts) => {
    expect(await refused({ ...form, ...amounts })).toMatchObject({
      status: 409,
      code: 'CART_CHANGED',
      message: 'Your cart now comes to ₹118.50. Please look at it again before paying',
    });
    await expectNothingSold();
  });

  test('where a quantity is another', async () => {
    const [first] = form.list_items;
    await shop.call('changeQuantity', { _id: first?._id ?? '', qty: 4 }, { as: asha });
    expect(await refused()).toMatchObject({
      status: 409,
      code: 'CART_CHANGED',
      message: 'Your cart now has 4 of Amul Milk, not 3',
    });
    await expectNothingSold();
  });

  test('where a line was removed', async () => {
    const [first] = form.list_items;
    await shop.call('removeFromCart', { _id: first?._id ?? '' }, { as: asha });
    expect(await refused()).toMatchObject({
      status: 409,
      message: 'Something you were about to order is no longer in your cart. Please look at it again',
    });
    await expectNothingSold();
  });

  test('where a product was deleted', async () => {
    await shop.db.deleteFrom('products').where('id', '=', bread.productId).execute();
    expect(await refused()).toMatchObject({ status: 409, code: 'CART_CHANGED' });
    expect(await orders()).toEqual([]);
    expect(await stockOf(shop.db, milk.productId)).toBe(20);
  });

  test('where a line was added', async () => {
    const { productId } = await stockProduct(shop.db, { name: 'Curd' });
    await shop.call('addToCart', { productId }, { as: asha });
    expect(await refused()).toMatchObject({ status: 409, message: 'Curd was added to your cart meanwhile' });
    await expectNothingSold();
  });

  test('where a product is sold out, or too few are left', async () => {
    const setStock = (stock: number) =>
      shop.db.updateTable('products').set({ stock }).where('id', '=', milk.productId).execute();
    await setStock(2);
    expect(await refused()).toMatchObject({
      status: 409,
      code: 'OUT_OF_STOCK',
      message: 'Only 2 left of Amul Milk',
    });
    await setStock(0);
    expect(await refused()).toMatchObject({ status: 409, message: 'Amul Milk is out of stock' });
    await setStock(20);
    await expectNothingSold();
  });

  test('where the address is removed, unknown or another’s', async () => {
    const message = 'That address is not among your saved addresses';
    const ravi = await shop.signUp('Ravi');
    const { data: his } = await shop.call('createAddress', HOME, { as: ravi });
    await shop.call('disableAddress', { _id: form.addressId }, { as: asha });
    for (const addressId of [form.addressId, his._id, makeId<'Address'>(new Date())]) {
      expect(await refused({ ...form, addressId })).toMatchObject({ status: 404, message });
    }
    await expectNothingSold();
    expect(await cart()).toHaveLength(2);
  });

  test('where the lines are another’s', async () => {
    const ravi = await shop.signUp('Ravi');
    const his = await fillCart(shop, ravi, [{ productId: milk.productId }]);
    expect(await refused({ ...his, addressId: form.addressId })).toMatchObject({ status: 409 });
    await shop.call('placeCashOrder', his, { as: ravi });
    expect(await refused({ ...his, addressId: form.addressId })).toMatchObject({ status: 409 });
    expect(await orders()).toEqual([]);
  });

  test('where a line is listed twice, or is another product', async () => {
    const [first, second] = form.list_items;
    expect(await refused({ ...form, list_items: [first, first, second] })).toMatchObject({ status: 409 });
    const swapped = [{ ...first, productId: bread.productId }, second];
    expect(await refused({ ...form, list_items: swapped })).toMatchObject({ status: 409 });
    await expectNothingSold();
  });

  test('where the cart is empty', async () => {
    expect(await refused({ ...form, list_items: [] })).toMatchObject({
      status: 400,
      message: 'Your cart is empty',
    });
    for (const { _id } of form.list_items) await shop.call('removeFromCart', { _id }, { as: asha });
    expect(await refused()).toMatchObject({ status: 409, message: 'Your cart is empty' });
  });

  test('where nobody is signed in', async () => {
    expect(await shop.refused('placeCashOrder', form)).toMatchObject({
      status: 401,
      message: 'Please Login',
    });
    await expectNothingSold();
  });
});

describe('sent again', () => {
  test('the same cart lines answer the same order', async () => {
    const order = await place();
    expect(await place()).toEqual(order);
    expect(await stockOf(shop.db, milk.productId)).toBe(17);
  });

  test('ten times at once, it is one order', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => place()));
    expect(new Set(answers.map((order) => order._id)).size).toBe(1);
    expect(await orders()).toHaveLength(1);
    expect(await stockOf(shop.db, milk.productId)).toBe(17);
    expect(await stockOf(shop.db, bread.productId)).toBe(19);
  });

  test('the same also when the cart was filled again since', async () => {
    const order = await place();
    await fillCart(shop, asha, [{ productId: milk.productId }]);
    expect(await place()).toEqual(order);
    expect(await cart()).toHaveLength(1);
  });

  test('a part of an order is no order', async () => {
    await place();
    expect(await refused({ ...form, list_items: form.list_items.slice(0, 1) })).toMatchObject({
      status: 409,
    });
  });
});

describe('with an Idempotency-Key', () => {
  const key = { 'idempotency-key': 'tap-1' };

  test('ten times at once, it is one order', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(form, key)));
    expect(new Set(answers.map((order) => order._id)).size).toBe(1);
    expect(await orders()).toHaveLength(1);
  });

  test('another cart under the same key is refused, and stays', async () => {
    await place(form, key);
    const next = await fillCart(shop, asha, [{ productId: milk.productId }]);
    expect(await refused(next, key)).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message: 'This Idempotency-Key was used for another order',
    });
    expect(await stockOf(shop.db, milk.productId)).toBe(17);
    expect(await cart()).toHaveLength(1);
    expect(await place(next, { 'idempotency-key': 'tap-2' })).toMatchObject({ totalAmt: 26 });
  });

  test('another address under the same key is refused', async () => {
    await place(form, key);
    const { data } = await shop.call('createAddress', { ...HOME, city: 'Nashik' }, { as: asha });
    expect(await refused({ ...form, addressId: data._id as AddressId }, key)).toMatchObject({ status: 409 });
  });

  test('the key of somebody else means nothing', async () => {
    await place(form, key);
    const ravi = await shop.signUp('Ravi');
    const his = await fillCart(shop, ravi, [{ productId: bread.productId }]);
    const { data } = await shop.call('placeCashOrder', his, { as: ravi, headers: key });
    expect(data.totalAmt).toBe(40.5);
  });

  test('one that is too long is refused', async () => {
    expect(await refused(form, { 'idempotency-key': 'x'.repeat(201) })).toMatchObject({ status: 400 });
    await expectNothingSold();
  });
});
