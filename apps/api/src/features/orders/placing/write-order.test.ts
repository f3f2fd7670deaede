import type { ProductId } from '@jhola/domain';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  fillCart,
  type OrderToSend,
  type Person,
  startTestShop,
  stockOf,
  stockProduct,
  type TestShop,
} from '../../../testing/index.ts';
import type { Database } from '../../../platform/database.ts';
import { readCheckout } from './checkout.queries.ts';
import { toOrderForm } from './order-form.ts';
import { placeCashOrder } from './place-cash-order.ts';
import { writeOrder } from './write-order.ts';

let shop: TestShop;
let asha: Person;
let tea: ProductId;
let form: OrderToSend;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await shop.signUp('Asha');
  ({ productId: tea } = await stockProduct(shop.db, { name: 'Tea', stock: 20, pricePaise: 10_000 }));
  form = await fillCart(shop, asha, [{ productId: tea, quantity: 2 }]);
});

const ofTea = (set: Record<string, unknown>) => (db: Database) =>
  db.updateTable('products').set(set).where('id', '=', tea).execute();
const ofAddress = (set: Record<string, unknown>) => (db: Database) =>
  db.updateTable('addresses').set(set).where('user_id', '=', asha.userId).execute();
const ofLine = (set: Record<string, unknown>) => (db: Database) =>
  db.updateTable('cart_lines').set(set).where('user_id', '=', asha.userId).execute();

test.each<[string, (db: Database) => Promise<unknown>]>([
  ['the price', ofTea({ price_paise: 10_001 })],
  ['the discount', ofTea({ discount_percent: 5 })],
  ['the name', ofTea({ name: 'Green Tea' })],
  ['the unit', ofTea({ unit: '2 kg' })],
  ['the stock, to less than was ordered', ofTea({ stock: 1 })],
  ['the quantity in the cart', ofLine({ quantity: 3 })],
  ['the text of the address', ofAddress({ city: 'Mysuru' })],
  ['the address, which was deleted', ofAddress({ status: false })],
  [
    'the cart, from which the line was removed',
    (db) => db.deleteFrom('cart_lines').where('user_id', '=', asha.userId).execute(),
  ],
])('nothing is written if this changed since it was read: %s', async (_what, change) => {
  const parsed = toOrderForm(form as never, '127.0.0.1');
  const checkout = await readCheckout(shop.db, asha.userId, parsed.addressId);
  await change(shop.db);
  const countRows = async () =>
    Promise.all(
      (['orders', 'order_lines', 'order_events', 'mail_outbox', 'stock_moves', 'cart_lines'] as const).map(
        (table) =>
          shop.db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll().as('rows'))
            .executeTakeFirstOrThrow(),
      ),
    );
  const [before, stock] = [await countRows(), await stockOf(shop.db, tea)];
  const order = {
    userId: asha.userId,
    form: parsed,
    checkout,
    paymentMethod: 'cash',
    idempotencyKey: null,
    caps: shop.config.orderCaps,
    publicUrl: shop.config.publicUrl,
    now: shop.clock.now(),
  } as const;
  expect(await writeOrder(shop.db, order)).toBeUndefined();
  expect(await countRows()).toEqual(before);
  expect(await stockOf(shop.db, tea)).toBe(stock);
});

test('a cash order takes two statements, and no transaction around them', async () => {
  let statements = 0;
  const db = shop.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  const beside = {
    shelf: { reloadStock: async () => undefined, setStock: () => undefined, categoryOf: () => '' },
    card: { endOpen: () => Promise.reject(new Error('No payment is open')) } as never,
    sales: { placed: () => undefined } as never,
  };
  const parsed = toOrderForm(form as never, '127.0.0.1');
  const order = await placeCashOrder({ ...shop, db }, beside, asha.userId, {
    form: parsed,
    idempotencyKey: null,
  });
  expect(order).toMatchObject({ status: 'pending', totalAmt: 200 });
  expect(statements).toBe(2);
});

test('the statement of sign-in also reads what an order depends on', async () => {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await shop.call('placeCashOrder', form, { as: asha });
    const texts = sent.mock.calls.map(([query]: unknown[]) => (query as { text?: string }).text ?? '');
    const parts = texts.map((text) => text.match(/from "sessions"|as "isPaying"|into orders /g)?.toSorted());
    expect(parts.filter((found) => found !== undefined)).toEqual([
      ['as "isPaying"', 'from "sessions"'],
      ['into orders '],
    ]);
  } finally {
    sent.mockRestore();
  }
});

test('an order to an address that can’t exist reads nothing more', async () => {
  const addressId = '\u0000';
  const { status, body } = await shop.send('placeCashOrder', { ...form, addressId } as never, { as: asha });
  expect({ status, body }).toMatchObject({ status: 400, body: { field: 'addressId' } });
});

test('an order whose session is renewed on the way is placed', async () => {
  const { refreshToken } = asha;
  const { data } = await shop.call('placeCashOrder', form, {
    as: { cookies: { refreshToken } },
    headers: { origin: shop.config.publicUrl },
  });
  expect(data).toMatchObject({ status: 'pending', totalAmt: 200 });
});
