import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeOrder, startTestShop, stockProduct, type TestShop } from '../testing/index.ts';

/**
 * The rules for the values of products, orders and their lines, which the database checks by a function for each table.
 */

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  const asha = await shop.signUp('Asha');
  const { productId } = await stockProduct(shop.db, { name: 'Tea', stock: 20, pricePaise: 10_000 });
  await placeOrder(shop, asha, [{ productId, quantity: 2 }]);
});
afterAll(() => shop.close());

const change = (table: string, set: string) =>
  sql.raw<unknown>(`update ${table} set ${set}`).execute(shop.db);

const REFUSED: readonly (readonly [table: string, set: string])[] = [
  ['products', "name = ''"],
  ['products', "name = repeat('म', 121)"],
  ['products', "images = '{}'"],
  ['products', "images = array_fill('/a.webp'::text, array[13])"],
  ['products', "unit = ''"],
  ['products', "unit = repeat('म', 41)"],
  ['products', 'stock = -1'],
  ['products', 'stock = 1000001'],
  ['products', 'price_paise = 0'],
  ['products', 'price_paise = 100000001'],
  ['products', 'discount_percent = -1'],
  ['products', 'discount_percent = 101'],
  // Free, although the discount isn't 100 %, and free although paise are left.
  ['products', 'price_paise = 50, discount_percent = 10'],
  ['products', 'price_paise = 10050, discount_percent = 100'],
  ['products', "description = repeat('a', 5001)"],
  ['products', "description = repeat('म', 5001)"],
  ['products', "more_details = '[]'"],
  ['products', "also_called = repeat('म', 601)"],
  ['orders', "status = 'lost'"],
  ['orders', "status = 'undelivered', payment_status = 'NOT PAID'"],
  ['orders', "status = 'undelivered', cancel_reason = 'Nobody was there'"],
  ['orders', "payment_method = 'cheque'"],
  ['orders', 'sub_total_paise = -1, total_paise = 0, delivery_paise = 1'],
  ['orders', 'sub_total_paise = 1, delivery_paise = -1, total_paise = 0'],
  ['orders', 'total_paise = -1'],
  ['orders', 'total_paise = sub_total_paise + delivery_paise + 1'],
  ['orders', "language = 'English'"],
  ['order_lines', 'price_paise = -1'],
  ['order_lines', 'discount_percent = -1'],
  ['order_lines', 'discount_percent = 101'],
  ['order_lines', 'quantity = 0'],
  ['order_lines', 'quantity = 51'],
  ['order_lines', 'amount_paise = -1'],
  ['order_lines', "came_back = 'eaten'"],
];

test.each(REFUSED)('the database refuses in %s: %s', async (table, set) => {
  await expect(change(table, set)).rejects.toMatchObject({ code: '23514', constraint: `${table}_valid` });
});

test.each([
  ['products', "name = repeat('म', 120), unit = repeat('म', 40), also_called = repeat('म', 600)"],
  ['products', "images = array_fill('/a.webp'::text, array[12]), description = repeat('म', 5000)"],
  ['products', 'stock = 0, price_paise = 100000000, discount_percent = 100'],
  ['products', 'stock = 1000000, price_paise = 1, discount_percent = 0'],
  ['orders', "status = 'undelivered', payment_status = 'NOT PAID', cancel_reason = 'Nobody was there'"],
  ['orders', "status = 'undelivered', payment_method = 'card', cancel_reason = 'Nobody was there'"],
  ['orders', 'delivery_paise = 1, total_paise = sub_total_paise + 1'],
  ['order_lines', "discount_percent = 100, quantity = 50, amount_paise = 0, came_back = 'written_off'"],
])('the database accepts in %s: %s', async (table, set) => {
  await change(table, set);
});

test('the rules were checked for the rows that were there before', async () => {
  const { rows } = await sql<{ unchecked: number }>`
    select count(*)::integer as unchecked from pg_constraint where not convalidated`.execute(shop.db);
  expect(rows).toEqual([{ unchecked: 0 }]);
});
