import { type Id, makeId, paise, type ProductId } from '@jhola/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestShop, stockProduct, type TestShop } from '../../testing/index.ts';

let shop: TestShop;
let asha: Person;
let mergeId: Id<'CartMerge'>;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

beforeEach(async () => {
  asha = await shop.signUp();
  mergeId = makeId(new Date());
});

type Line = { productId: ProductId; quantity: number };

const merge = async (lines: Line[]) => (await shop.call('mergeCart', { mergeId, lines }, { as: asha })).data;
const leftOut = async (lines: Line[]) =>
  (await shop.call('mergeCart', { mergeId, lines }, { as: asha })).leftOut;
const quantities = (cart: { productId: { _id: string }; quantity: number }[]) =>
  cart.map((line) => [line.productId._id, line.quantity]);

test('a visitor’s cart is merged at login, quantities added', async () => {
  const milk = await stockProduct(shop.db);
  const bread = await stockProduct(shop.db);
  await shop.call('addToCart', { productId: milk.productId, quantity: 2 }, { as: asha });
  const lines = [
    { productId: milk.productId, quantity: 3 },
    { productId: bread.productId, quantity: 1 },
  ];
  const { data: cart, message } = await shop.call('mergeCart', { mergeId, lines }, { as: asha });
  expect(quantities(cart)).toEqual([
    [milk.productId, 5],
    [bread.productId, 1],
  ]);
  expect(message).toBe('Your cart is saved');
});

test('the same merge again changes nothing, also if both arrive at once', async () => {
  const { productId } = await stockProduct(shop.db);
  const carts = await Promise.all(Array.from({ length: 5 }, () => merge([{ productId, quantity: 2 }])));
  for (const cart of carts) expect(quantities(cart)).toEqual([[productId, 2]]);
  expect(quantities(await merge([{ productId, quantity: 9 }]))).toEqual([[productId, 2]]);
});

test('quantities are capped by stock and by fifty', async () => {
  const scarce = await stockProduct(shop.db, { stock: 4 });
  const plenty = await stockProduct(shop.db, { stock: 900 });
  await shop.call('addToCart', { productId: scarce.productId, quantity: 3 }, { as: asha });
  const cart = await merge([
    { productId: scarce.productId, quantity: 3 },
    { productId: plenty.productId, quantity: 40 },
    { productId: plenty.productId, quantity: 40 },
  ]);
  expect(quantities(cart)).toEqual([
    [scarce.productId, 4],
    [plenty.productId, 50],
  ]);
});

test('unknown and sold-out products are left out', async () => {
  const soldOut = await stockProduct(shop.db, { stock: 0 });
  const milk = await stockProduct(shop.db);
  const cart = await merge([
    { productId: makeId(new Date()), quantity: 1 },
    { productId: soldOut.productId, quantity: 1 },
    { productId: milk.productId, quantity: 1 },
  ]);
  expect(quantities(cart)).toEqual([[milk.productId, 1]]);
});

test('a full cart accepts more of the products that it has already', async () => {
  const products = await Promise.all(Array.from({ length: 101 }, () => stockProduct(shop.db)));
  const ids = products.map((product) => product.productId);
  const lines = ids.map((productId) => ({ productId, quantity: 1 }));
  expect(await merge(lines.slice(0, 100))).toHaveLength(100);
  mergeId = makeId(new Date());
  const cart = await merge(lines.slice(1));
  expect(cart).toHaveLength(100);
  expect(cart.find((line) => line.productId._id === ids[100])).toBeUndefined();
  expect(cart.filter((line) => line.quantity === 2)).toHaveLength(99);
});

test('a cart that simultaneous additions of an earlier release overfilled gets no further products', async () => {
  const products = await Promise.all(Array.from({ length: 103 }, () => stockProduct(shop.db)));
  const lines = products.map(({ productId }) => ({ productId, quantity: 1 }));
  const now = new Date();
  await shop.db
    .insertInto('cart_lines')
    .values(
      lines.slice(0, 101).map(({ productId, quantity }) => ({
        id: makeId<'CartLine'>(now),
        user_id: asha.userId,
        product_id: productId,
        quantity,
        added_unit_paise: paise(10_000),
        added_at: now,
      })),
    )
    .execute();
  expect(await merge(lines.slice(101))).toHaveLength(101);
  expect(await leftOut(lines.slice(101))).toEqual(
    lines.slice(101).map(({ productId }) => ({ productId, reason: 'full', quantity: 0 })),
  );
});

test('an empty cart can be merged too, and only by a signed-in user', async () => {
  expect(await merge([])).toEqual([]);
  expect(await shop.refused('mergeCart', { mergeId, lines: [] })).toMatchObject({ status: 401 });
});

test('lists what was left out and why, also when it is repeated because the response was lost', async () => {
  const gone = makeId<'Product'>(new Date());
  const soldOut = await stockProduct(shop.db, { stock: 0 });
  const scarce = await stockProduct(shop.db, { stock: 4 });
  const plenty = await stockProduct(shop.db);
  await shop.call('addToCart', { productId: scarce.productId, quantity: 3 }, { as: asha });
  const lines = [
    { productId: gone, quantity: 1 },
    { productId: soldOut.productId, quantity: 2 },
    { productId: scarce.productId, quantity: 2 },
    { productId: plenty.productId, quantity: 1 },
  ];
  const said = [
    { productId: gone, reason: 'gone', quantity: 0 },
    { productId: soldOut.productId, reason: 'sold-out', quantity: 0 },
    { productId: scarce.productId, reason: 'fewer', quantity: 4 },
  ];
  expect(await leftOut(lines)).toEqual(said);
  expect(await leftOut(lines)).toEqual(said);
});

test('an addition with an id is counted once, however often it is sent, also as part of a merge', async () => {
  const { productId } = await stockProduct(shop.db);
  const add = async () => shop.call('addToCart', { productId, quantity: 2, addId: mergeId }, { as: asha });
  const responses = await Promise.all([add(), add(), add()]);
  expect(responses.map(({ data }) => data.quantity)).toEqual([2, 2, 2]);
  expect(quantities(await merge([{ productId, quantity: 2 }]))).toEqual([[productId, 2]]);
  await shop.call('removeFromCart', { _id: responses[0]?.data._id ?? '' }, { as: asha });
  const again = { productId, quantity: 2, addId: mergeId };
  expect(await shop.refused('addToCart', again, { as: asha })).toMatchObject({ status: 404 });
});

test('a refused addition with an id can be merged with the quantity in stock', async () => {
  const { productId } = await stockProduct(shop.db, { stock: 1 });
  const addition = { productId, quantity: 3, addId: mergeId };
  expect(await shop.refused('addToCart', addition, { as: asha })).toMatchObject({ code: 'OUT_OF_STOCK' });
  expect(quantities(await merge([{ productId, quantity: 3 }]))).toEqual([[productId, 1]]);
});
