import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig, systemClock } from '@jhola/api';
import { fillCart, startTestShop, stockOf, stockProduct, type TestShop } from '@jhola/api/testing';
import { createRecordingLog } from '@jhola/tools/testing/recording-log.ts';
import { createEmptyDatabase, type TestDatabase } from '@jhola/tools/testing/test-database.ts';
import { paths } from '../paths.ts';
import { type CardPayments, provideCardPayments } from './provide-card-payments.ts';

/** The complete flow without mocks: the provider's library, the sandbox's API, its pages, its webhooks. */
let shop: TestShop;
let payments: CardPayments;
let books: TestDatabase;

beforeAll(async () => {
  books = await createEmptyDatabase();
  payments = await provideCardPayments({
    config: readConfig({}),
    configured: null,
    databaseUrl: books.url,
    migrations: paths.sandboxMigrations,
    clock: systemClock,
    log: createRecordingLog(),
  });
  shop = await startTestShop({}, { provider: payments.provider, beside: payments.registerBeside });
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await shop.close();
  await payments.close();
  await books.drop();
});

async function begin({ email }: { readonly email?: string } = {}) {
  const as = await shop.signUp();
  if (email !== undefined)
    await shop.db.updateTable('users').set({ email }).where('id', '=', as.userId).execute();
  const { productId } = await stockProduct(shop.db, { stock: 5 });
  const form = await fillCart(shop, as, [{ productId, quantity: 2 }]);
  const response = await shop.call('checkout', form, { as });
  return { as, productId, form, ...response };
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

async function pay(url: string, number: string) {
  const { statusCode, headers } = await shop.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: FORM,
    payload: new URLSearchParams({ number, expiry: '12 / 40', cvc: '123', name: 'Asha Rao' }).toString(),
  });
  return { status: statusCode, to: String(headers.location) };
}

async function settled(id: string) {
  const payment = async () => (await shop.call('getPayment', { session_id: id })).data;
  await expect.poll(async () => (await payment()).state).not.toBe('confirming');
  return payment();
}

test('a valid card leads to the success page, and the order is placed', async () => {
  const { as, id, url, productId, publishableKey, scriptUrl } = await begin();
  expect(url).toMatch(/^http:\/\/localhost:8080\/sandbox\/pay\/cs_test_/);
  expect(publishableKey).toMatch(/^pk_test_/);
  expect((await shop.app.inject(scriptUrl)).body).toContain('redirectToCheckout');
  const paid = await pay(url, '4242424242424242');
  expect(paid).toEqual({ status: 303, to: `http://localhost:8080/success?session_id=${id}` });
  const { orderId, state } = await settled(id);
  expect(state).toBe('paid');
  expect((await shop.call('getOrders', undefined, { as })).data).toMatchObject([
    { orderId, status: 'pending', payment_method: 'card', payment_status: 'PAID' },
  ]);
  expect((await shop.call('getCart', undefined, { as })).data).toEqual([]);
  expect(await stockOf(shop.db, productId)).toBe(3);
});

test.each(['asha@उदाहरण.भारत', 'a..b@docomo.ne.jp'])(
  'a shopper with the email address %s, which the provider doesn’t accept, can pay',
  async (email) => {
    const { id, url } = await begin({ email });
    await pay(url, '4242424242424242');
    expect((await settled(id)).state).toBe('paid');
  },
);

test('a declined card leaves the order waiting, and another card can pay it', async () => {
  const { as, id, url } = await begin();
  await pay(url, '4000000000000002');
  expect((await shop.call('getPayment', { session_id: id })).data.state).toBe('confirming');
  expect((await shop.call('getCart', undefined, { as })).data).toHaveLength(1);
  await pay(url, '4242424242424242');
  expect((await settled(id)).state).toBe('paid');
});

test('the page that configures the sandbox’s faults is for admins of the shop', async () => {
  const look = async ({ accessToken }: { accessToken: string }) => {
    const headers = { authorization: `Bearer ${accessToken}` };
    return (await shop.app.inject({ url: '/sandbox/control', headers })).statusCode;
  };
  expect(await look(await shop.signUp())).toBe(403);
  expect(await look(await shop.signInAdmin())).toBe(200);
  expect((await shop.app.inject({ url: '/sandbox/control' })).statusCode).toBe(403);
});

test('a form whose fields contradict each other is refused, and isn’t an error of the shop', async () => {
  const { url } = await begin();
  const { accessToken } = await shop.signInAdmin();
  const headers = { ...FORM, authorization: `Bearer ${accessToken}` };
  for (const page of [new URL(url).pathname, '/sandbox/control']) {
    const payload = 'number=1&number=2';
    const { statusCode } = await shop.app.inject({ method: 'POST', url: page, headers, payload });
    expect([page, statusCode]).toEqual([page, 400]);
  }
  expect(shop.log.faults).toEqual([]);
});

test('choosing cash ends the payment page', async () => {
  const { as, form, url, id } = await begin();
  await shop.call('placeCashOrder', form, { as });
  expect((await pay(url, '4242424242424242')).status).toBe(410);
  expect((await settled(id)).state).toBe('unpaid');
});

test('an order that was paid and is cancelled is refunded once', async () => {
  const { as, id, url, productId } = await begin();
  await pay(url, '4242424242424242');
  const { _id } = await settled(id);
  await shop.call('cancelMyOrder', { _id }, { as });
  const orders = async () => (await shop.call('getOrders', undefined, { as })).data;
  await expect.poll(orders).toMatchObject([{ status: 'cancelled', payment_status: 'REFUNDED' }]);
  expect((await settled(id)).state).toBe('refunded');
  expect(await stockOf(shop.db, productId)).toBe(5);
  expect(shop.log.faults).toEqual([]);
});
