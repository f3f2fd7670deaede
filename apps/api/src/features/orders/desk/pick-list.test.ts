import { makeId, type OrderId } from '@jhola/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, type Person, startTestShop, stockProduct, type TestShop } from '../../../testing/index.ts';
import { groupPicks } from './pick-list.ts';

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.signInAdmin();
});
afterAll(() => shop.close());

const picksOf = async (...orders: OrderId[]) =>
  (await shop.call('getPickList', { orders }, { as: admin })).data;

test('sums each product’s quantity over all orders, by category, with the quantity of each order', async () => {
  const milk = await stockProduct(shop.db, { name: 'Milk' });
  const bread = await stockProduct(shop.db, { name: 'Bread' });
  const gone = await stockProduct(shop.db, { name: 'Gone' });
  for (const [{ categoryId }, name] of [
    [milk, 'Dairy'],
    [bread, 'Bakery'],
  ] as const) {
    await shop.db.updateTable('categories').set({ name }).where('id', '=', categoryId).execute();
  }
  const place = async (...cart: { productId: typeof milk.productId; quantity: number }[]) => {
    const as = await shop.signUp();
    const { data } = await shop.call('placeCashOrder', await fillCart(shop, as, cart), { as });
    return { _id: data._id as OrderId, orderId: data.orderId };
  };
  const one = await place(
    { productId: milk.productId, quantity: 2 },
    { productId: bread.productId, quantity: 1 },
  );
  const two = await place(
    { productId: milk.productId, quantity: 3 },
    { productId: gone.productId, quantity: 4 },
  );
  await shop.call('deleteProduct', { _id: gone.productId }, { as: admin });

  expect(await picksOf(one._id, two._id)).toMatchObject([
    { category: 'Bakery', lines: [{ name: 'Bread', quantity: 1 }] },
    {
      category: 'Dairy',
      lines: [
        {
          productId: milk.productId,
          name: 'Milk',
          unit: '1 pc',
          quantity: 5,
          orders: [
            { orderId: one.orderId, quantity: 2 },
            { orderId: two.orderId, quantity: 3 },
          ],
        },
      ],
    },
    { category: 'No longer in the shop', lines: [{ name: 'Gone', quantity: 4 }] },
  ]);
  const { data: inHindi } = await shop.call(
    'getPickList',
    { orders: [two._id] },
    { as: { ...admin, cookies: { language: 'hi' } } },
  );
  expect(inHindi.map((group) => group.category)).toEqual(['Dairy', 'अब दुकान में नहीं है']);
  expect((await picksOf(one._id)).map((group) => group.category)).toEqual(['Bakery', 'Dairy']);
});

test('leaves out the products of a cancelled order, and names the order', async () => {
  const milk = await stockProduct(shop.db, { name: 'Milk' });
  const [kept, cancelled] = [await shop.signUp(), await shop.signUp()];
  const place = async (as: Person, quantity: number) => {
    const cart = await fillCart(shop, as, [{ productId: milk.productId, quantity }]);
    return (await shop.call('placeCashOrder', cart, { as })).data;
  };
  const [one, two] = [await place(kept, 2), await place(cancelled, 3)];
  const orders = [one._id, two._id];
  const before = await shop.call('getPickList', { orders }, { as: admin });
  expect(before).toMatchObject({ data: [{ lines: [{ quantity: 5 }] }], cancelled: [] });
  await shop.call('cancelMyOrder', { _id: two._id }, { as: cancelled });
  expect(await shop.call('getPickList', { orders }, { as: admin })).toMatchObject({
    data: [{ lines: [{ name: 'Milk', quantity: 2, orders: [{ orderId: one.orderId }] }] }],
    cancelled: [two.orderId],
  });
});

test('an unknown order is an error, rather than left out', async () => {
  const orders = [makeId<'Order'>(new Date())];
  expect(await shop.refused('getPickList', { orders }, { as: admin })).toMatchObject({ status: 404 });
});

test('packs of one product are in the sequence of their sizes', () => {
  const picks = ['1000 g', '50 g', '500 g'].map((unit) => ({
    order_id: makeId<'Order'>(new Date()),
    order_number: 'JH-1000',
    product_id: makeId<'Product'>(new Date()),
    name: 'Atta',
    unit,
    images: [],
    quantity: 1,
    category: 'Staples',
  }));
  expect(groupPicks(picks).flatMap(({ lines }) => lines.map(({ unit }) => unit))).toEqual([
    '50 g',
    '500 g',
    '1000 g',
  ]);
});
