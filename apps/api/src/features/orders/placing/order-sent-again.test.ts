import type { AddressId } from '@jhola/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  fillCart,
  HOME,
  type OrderToSend,
  type Person,
  type StockedProduct,
  startTestShop,
  stockOf,
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
const refused = (sent: unknown = form, headers = {}) =>
  shop.refused('placeCashOrder', sent, { as: asha, headers });
const cart = async () => (await shop.call('getCart', undefined, { as: asha })).data;
const orders = async () => (await shop.call('getOrders', undefined, { as: asha })).data;

describe('sent again', () => {
  test('the same cart lines return the same order', async () => {
    const order = await place();
    expect(await place()).toEqual(order);
    expect(await stockOf(shop.db, milk.productId)).toBe(17);
  });

  test('ten times at once, it is one order', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => place()));
    expect(new Set(responses.map((order) => order._id)).size).toBe(1);
    expect(await orders()).toHaveLength(1);
    expect(await stockOf(shop.db, milk.productId)).toBe(17);
    expect(await stockOf(shop.db, bread.productId)).toBe(19);
  });

  test('the same, also if the cart was filled again since', async () => {
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
    const responses = await Promise.all(Array.from({ length: 10 }, () => place(form, key)));
    expect(new Set(responses.map((order) => order._id)).size).toBe(1);
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

  test('another user’s key has no effect', async () => {
    await place(form, key);
    const ravi = await shop.signUp('Ravi');
    const his = await fillCart(shop, ravi, [{ productId: bread.productId }]);
    const { data } = await shop.call('placeCashOrder', his, { as: ravi, headers: key });
    expect(data.totalAmt).toBe(40.5);
  });

  test('one that is too long is refused', async () => {
    expect(await refused(form, { 'idempotency-key': 'x'.repeat(201) })).toMatchObject({ status: 400 });
    expect(await orders()).toEqual([]);
  });
});
