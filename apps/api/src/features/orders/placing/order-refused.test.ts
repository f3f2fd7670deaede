import { makeId } from '@jhola/domain';
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

const refused = (sent: unknown = form) => shop.refused('placeCashOrder', sent, { as: asha });
const cart = async () => (await shop.call('getCart', undefined, { as: asha })).data;
const orders = async () => (await shop.call('getOrders', undefined, { as: asha })).data;

async function expectNothingSold(): Promise<void> {
  expect(await orders()).toEqual([]);
  expect(await stockOf(shop.db, milk.productId)).toBe(20);
  expect(await stockOf(shop.db, bread.productId)).toBe(20);
}

describe('an order is refused, and nothing is sold,', () => {
  test('if a price has changed since', async () => {
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
  ])('if the client’s amount differs: %j', async (amounts) => {
    expect(await refused({ ...form, ...amounts })).toMatchObject({
      status: 409,
      code: 'CART_CHANGED',
      message: 'Your cart now comes to ₹118.50. Please check it before paying',
    });
    await expectNothingSold();
  });

  test('if a quantity differs', async () => {
    const [first] = form.list_items;
    await shop.call('changeQuantity', { _id: first?._id ?? '', qty: 4 }, { as: asha });
    expect(await refused()).toMatchObject({
      status: 409,
      code: 'CART_CHANGED',
      message: 'Your cart now has 4 of Amul Milk, not 3',
    });
    await expectNothingSold();
  });

  test('if a line was removed', async () => {
    const [first] = form.list_items;
    await shop.call('removeFromCart', { _id: first?._id ?? '' }, { as: asha });
    expect(await refused()).toMatchObject({
      status: 409,
      message: 'Something you were about to order is no longer in your cart. Please check your cart',
    });
    await expectNothingSold();
  });

  test('if a product was deleted', async () => {
    await shop.db.deleteFrom('products').where('id', '=', bread.productId).execute();
    expect(await refused()).toMatchObject({ status: 409, code: 'CART_CHANGED' });
    expect(await orders()).toEqual([]);
    expect(await stockOf(shop.db, milk.productId)).toBe(20);
  });

  test('if a line was added', async () => {
    const { productId } = await stockProduct(shop.db, { name: 'Curd' });
    await shop.call('addToCart', { productId }, { as: asha });
    expect(await refused()).toMatchObject({ status: 409, message: 'Curd was added to your cart meanwhile' });
    await expectNothingSold();
  });

  test('if a product is sold out, or its stock is too low', async () => {
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

  test('if the address is removed, unknown or another user’s', async () => {
    const message = 'This isn’t one of your saved addresses';
    const ravi = await shop.signUp('Ravi');
    const { data: his } = await shop.call('createAddress', HOME, { as: ravi });
    await shop.call('disableAddress', { _id: form.addressId }, { as: asha });
    for (const addressId of [form.addressId, his._id, makeId<'Address'>(new Date())]) {
      expect(await refused({ ...form, addressId })).toMatchObject({ status: 404, message });
    }
    await expectNothingSold();
    expect(await cart()).toHaveLength(2);
  });

  test('if the lines are another user’s', async () => {
    const ravi = await shop.signUp('Ravi');
    const his = await fillCart(shop, ravi, [{ productId: milk.productId }]);
    expect(await refused({ ...his, addressId: form.addressId })).toMatchObject({ status: 409 });
    await shop.call('placeCashOrder', his, { as: ravi });
    expect(await refused({ ...his, addressId: form.addressId })).toMatchObject({ status: 409 });
    expect(await orders()).toEqual([]);
  });

  test('if a line is listed twice, or has another product', async () => {
    const [first, second] = form.list_items;
    expect(await refused({ ...form, list_items: [first, first, second] })).toMatchObject({ status: 409 });
    const swapped = [{ ...first, productId: bread.productId }, second];
    expect(await refused({ ...form, list_items: swapped })).toMatchObject({ status: 409 });
    await expectNothingSold();
  });

  test('if the cart is empty', async () => {
    expect(await refused({ ...form, list_items: [] })).toMatchObject({
      status: 400,
      message: 'Your cart is empty',
    });
    for (const { _id } of form.list_items) await shop.call('removeFromCart', { _id }, { as: asha });
    expect(await refused()).toMatchObject({ status: 409, message: 'Your cart is empty' });
  });

  test('if nobody is signed in', async () => {
    expect(await shop.refused('placeCashOrder', form)).toMatchObject({
      status: 401,
      message: 'Please Login',
    });
    await expectNothingSold();
  });
});
