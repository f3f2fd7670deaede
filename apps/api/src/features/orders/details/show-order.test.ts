import { makeId } from '@jhola/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOME, type Person, startTestShop, type TestShop } from '../../../testing/index.ts';
import { moveTo, orderFor, type Ordered } from '../testing/order-for.ts';

let shop: TestShop;
let admin: Person;
let asha: Person;
let order: Ordered;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.signInAdmin();
  asha = await shop.signUp();
  order = await orderFor(shop, asha);
  await moveTo(shop, admin, order._id, 'processing');
});
afterAll(() => shop.close());

const show = async (as: Person) => (await shop.call('getOrder', { _id: order._id }, { as })).data;

test('an order has its lines, bill, address, payment and timeline', async () => {
  const { data: list } = await shop.call('getOrders', undefined, { as: asha });
  expect(await show(asha)).toMatchObject({
    ...list[0],
    status: 'processing',
    items: [{ name: order.product.name, quantity: 2, price: 50, discount: 10, amount: 90 }],
    subTotalAmt: 100,
    totalAmt: 90,
    deliveryCharge: 0,
    payment_method: 'cash',
    delivery_address: HOME,
    customer: { name: asha.name, email: asha.email },
    timeline: [{ status: 'pending' }, { status: 'processing' }],
  });
});

test('the shopper sees that the shop moved it, admins see who did', async () => {
  expect((await show(asha)).timeline[1]).toMatchObject({ by: 'shop', name: null });
  expect((await show(admin)).timeline[1]).toMatchObject({ by: 'shop', name: admin.name });
});

test('an order is not found for other users', async () => {
  const ravi = await shop.signUp('Ravi');
  const another = await shop.refused('getOrder', { _id: order._id }, { as: ravi });
  const unknown = await shop.refused('getOrder', { _id: makeId(new Date()) }, { as: ravi });
  expect(another).toEqual(unknown);
  expect(another).toMatchObject({ status: 404, message: 'There is no such order' });
  expect(await shop.refused('getOrder', { _id: order._id })).toMatchObject({ status: 401 });
  expect(await shop.refused('getOrder', { _id: 'x' }, { as: asha })).toMatchObject({ status: 400 });
});

test('each line names the category of its product, until the product is deleted', async () => {
  const categoryOf = async () => (await show(asha)).items[0]?.category;
  const { productId: _id, categoryId, subCategoryId, name } = order.product;
  const written = { _id, name, unit: '1 pc', description: 'Fresh', stock: 18, price: 50, discount: 10 };
  const image = '/images/0000000000/640.webp';
  const places = { image: [image], category: [categoryId], subCategory: [subCategoryId] };
  // The writes put the inserted rows on the shelf.
  await shop.call('updateCategory', { _id: categoryId, name: 'Dairy', image }, { as: admin });
  await shop.call('updateProduct', { ...written, ...places }, { as: admin });
  expect(await categoryOf()).toBe('Dairy');
  const { data: list } = await shop.call('getOrders', undefined, { as: asha });
  expect(list[0]?.items[0]?.category).toBe('Dairy');
  await shop.call('deleteProduct', { _id }, { as: admin });
  expect(await categoryOf()).toBe('');
});
