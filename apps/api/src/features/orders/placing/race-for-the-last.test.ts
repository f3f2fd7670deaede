import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, startTestShop, stockOf, stockProduct, type TestShop } from '../../../testing/index.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

test('thirty shoppers, stock of five: five orders succeed, twenty-five are refused', async () => {
  const { productId } = await stockProduct(shop.db, { name: 'Amul Milk', stock: 5 });
  const people = await Promise.all(Array.from({ length: 30 }, () => shop.signUp()));
  const forms = await Promise.all(people.map((as) => fillCart(shop, as, [{ productId }])));

  const responses = await Promise.all(
    people.map((as, index) => shop.send('placeCashOrder', forms[index], { as })),
  );

  const sold = responses.filter((response) => response.status === 200);
  const refused = responses.filter((response) => response.status === 409);
  expect([sold.length, refused.length]).toEqual([5, 25]);
  for (const { body } of refused) {
    expect(body).toMatchObject({ code: 'OUT_OF_STOCK', message: 'Amul Milk is out of stock' });
  }
  expect(await stockOf(shop.db, productId)).toBe(0);
  const { count } = await shop.db
    .selectFrom('order_lines')
    .select(({ fn }) => fn.sum<string>('quantity').as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(5);
});

test('orders for the same products in any sequence never deadlock', async () => {
  const products = await Promise.all(Array.from({ length: 4 }, () => stockProduct(shop.db, { stock: 20 })));
  const people = await Promise.all(Array.from({ length: 20 }, () => shop.signUp()));
  const forms = await Promise.all(
    people.map((as, index) => fillCart(shop, as, index % 2 === 0 ? products : products.toReversed())),
  );
  const responses = await Promise.all(
    people.map((as, index) => shop.send('placeCashOrder', forms[index], { as })),
  );
  expect(responses.map((response) => response.status)).toEqual(people.map(() => 200));
  for (const { productId } of products) expect(await stockOf(shop.db, productId)).toBe(0);
});
