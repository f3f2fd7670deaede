import { CALLS } from '@jhola/contract';
import { type AddressId, makeId } from '@jhola/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  fillCart,
  gate,
  HOME,
  type OrderToSend,
  placeOrder,
  stockOf,
  stockProduct,
} from '../../testing/index.ts';
import { endOpen } from './checkout/end-open.ts';
import type { PaymentContext } from './payment-context.ts';
import { createPaymentSweeper } from './payment-sweeper.ts';
import { findUnderWay, readPayment } from './payments.queries.ts';
import { type PaymentProvider, ProviderRefused, ProviderUnavailable } from './provider/payment-provider.ts';
import { checkPayment } from './settling/check-payment.ts';
import { type CardShop, type Shopper, startCardShop } from './testing/card-shop.ts';

let shop: CardShop;
let asha: Shopper;

beforeAll(async () => {
  shop = await startCardShop({}, { logsErrors: true });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.provider.isUnavailable = false;
  shop.provider.timeoutMs = 12_000;
  asha = await shop.shopper();
});

const cartOf = async ({ as }: Shopper) => (await shop.call('getCart', undefined, { as })).data;
const ordersOf = async ({ as }: Shopper) => (await shop.call('getOrders', undefined, { as })).data;

describe('beginning to pay by card', () => {
  test('holds the stock for an order that isn’t listed yet, and keeps the cart', async () => {
    const response = await shop.call('checkout', asha.form, { as: asha.as });
    expect(response).toMatchObject({ url: `https://pay.test/${response.id}`, data: { id: response.id } });
    expect(await shop.stateOf(response.id)).toMatchObject({ payment: 'open', order: 'awaiting_payment' });
    expect(await stockOf(shop.db, asha.productId)).toBe(4);
    expect(await ordersOf(asha)).toEqual([]);
    expect(await cartOf(asha)).toHaveLength(1);
  });

  test('requests the server’s prices in paise, for half an hour, with the order’s number', async () => {
    const began = shop.clock.now().getTime();
    const request = shop.provider.requests.get(await shop.begin(asha));
    expect(request).toMatchObject({
      orderNumber: expect.stringMatching(/^JH-\d+$/),
      customerEmail: asha.as.email,
      lines: [{ unitPaise: 10_000, quantity: 1, name: expect.stringMatching(/, 1 pc$/) }],
    });
    const minutes = ((request?.expiresAt.getTime() ?? 0) - began) / 60_000;
    expect(minutes).toBeGreaterThan(30);
    expect(minutes).toBeLessThan(31);
  });

  test('repeated for the same cart, returns the same session and holds no more stock', async () => {
    const first = await shop.begin(asha);
    const many = await Promise.all(Array.from({ length: 5 }, () => shop.begin(asha)));
    expect(new Set([first, ...many])).toEqual(new Set([first]));
    expect(await stockOf(shop.db, asha.productId)).toBe(4);
  });

  test('twice at the same time makes one order', async () => {
    const [one, two] = await Promise.all([shop.begin(asha), shop.begin(asha)]);
    expect(one).toBe(two);
    expect(await stockOf(shop.db, asha.productId)).toBe(4);
  });

  test('with a changed cart ends the previous session', async () => {
    const first = await shop.begin(asha);
    const [line] = await cartOf(asha);
    const { data } = await shop.call('changeQuantity', { _id: line?._id ?? '', qty: 2 }, { as: asha.as });
    const form = {
      ...asha.form,
      list_items: asha.form.list_items.map((item) => ({ ...item, quantity: data.quantity })),
      subTotalAmt: 200,
      totalAmt: 200,
    };
    const second = await shop.begin({ ...asha, form });
    expect(second).not.toBe(first);
    expect(shop.provider.pay(first)).toBe(false);
    expect(await shop.stateOf(first)).toMatchObject({ payment: 'expired', order: 'abandoned' });
    expect(await stockOf(shop.db, asha.productId)).toBe(3);
  });

  test('with an edited delivery address ends the previous session, and the order has the new address', async () => {
    const first = await shop.begin(asha);
    const changed = { ...HOME, _id: asha.form.addressId, city: 'Mysuru' };
    await shop.call('updateAddress', changed, { as: asha.as });
    const second = await shop.begin(asha);
    expect(second).not.toBe(first);
    expect(shop.provider.pay(first)).toBe(false);
    shop.provider.pay(second);
    await shop.tell(shop.provider.event(second, 'completed'));
    expect(await ordersOf(asha)).toMatchObject([{ delivery_address: { city: 'Mysuru' } }]);
    expect(await stockOf(shop.db, asha.productId)).toBe(4);
  });

  test('with a removed delivery address is refused, and ends the previous session', async () => {
    const first = await shop.begin(asha);
    await shop.call('disableAddress', { _id: asha.form.addressId }, { as: asha.as });
    expect(await shop.refused('checkout', asha.form, { as: asha.as })).toMatchObject({ status: 404 });
    expect(shop.provider.pay(first)).toBe(false);
    expect(await stockOf(shop.db, asha.productId)).toBe(5);
  });

  test('is refused if the cart differs from what the shopper saw, or the stock is too low', async () => {
    const wrong = { ...asha.form, totalAmt: 1 };
    expect(await shop.refused('checkout', wrong, { as: asha.as })).toMatchObject({ code: 'CART_CHANGED' });
    await shop.db.updateTable('products').set({ stock: 0 }).where('id', '=', asha.productId).execute();
    expect(await shop.refused('checkout', asha.form, { as: asha.as })).toMatchObject({
      code: 'OUT_OF_STOCK',
    });
  });

  test('requires a login and a cart', async () => {
    expect(await shop.refused('checkout', {})).toMatchObject({ status: 401 });
    expect(await shop.refused('checkout', {}, { as: asha.as })).toMatchObject({
      status: 400,
      message: 'Your cart is empty',
    });
  });

  test('the last item, held by the shopper’s own order, still counts as available to them', async () => {
    const ravi = await shop.shopper(1);
    const session = await shop.begin(ravi);
    expect((await cartOf(ravi))[0]?.productId.stock).toBe(1);
    expect(await shop.begin(ravi)).toBe(session);
  });
});

describe('while the provider is unavailable', () => {
  test('checkout says so, and repeating the request later opens the same order', async () => {
    shop.provider.isUnavailable = true;
    expect(await shop.refused('checkout', asha.form, { as: asha.as })).toMatchObject({
      status: 503,
      code: 'PAYMENT_UNAVAILABLE',
    });
    shop.provider.isUnavailable = false;
    const session = await shop.begin(asha);
    expect(await shop.stateOf(session)).toMatchObject({ payment: 'open' });
    expect(await stockOf(shop.db, asha.productId)).toBe(4);
  });

  test.each(['checkout', 'placeCashOrder'] as const)('a refused %s is one line of the log', async (name) => {
    await shop.begin(asha);
    shop.provider.isUnavailable = true;
    const lines: unknown[] = [];
    for (const level of ['error', 'warn'] as const)
      vi.spyOn(shop.log, level).mockImplementation((...line) => void lines.push(line));
    onTestFinished(() => void vi.restoreAllMocks());
    expect(await shop.refused(name, asha.form, { as: asha.as })).toMatchObject({ status: 503 });
    expect(lines).toEqual([
      [
        { err: expect.any(ProviderUnavailable), orderId: expect.any(String) },
        'A request to the payment provider failed',
      ],
    ]);
  });

  test('a session whose response was lost is found again, not created twice', async () => {
    shop.provider.losesNextResponse = true;
    await shop.refused('checkout', asha.form, { as: asha.as });
    const session = await shop.begin(asha);
    const made = [...shop.provider.requests.values()].filter(
      ({ customerEmail }) => customerEmail === asha.as.email,
    );
    expect(made).toHaveLength(1);
    expect(made[0]?.orderId).toBe((await shop.stateOf(session)).orderId);
  });

  test('a session whose response was lost is found again after a change of email and language', async () => {
    shop.provider.losesNextResponse = true;
    await shop.refused('checkout', asha.form, { as: asha.as, headers: { cookie: 'language=hi' } });
    const email = `new-${asha.as.email}`;
    await shop.call('updateUser', { name: 'Asha Rao', email, mobile: '9845012345' }, { as: asha.as });
    const session = await shop.begin(asha);
    expect(shop.provider.requests.get(session)).toMatchObject({
      customerEmail: asha.as.email,
      lines: [{ name: expect.stringMatching(/, 1 पीस$/) }],
    });
    const row = await readPayment(shop.db, (await shop.stateOf(session)).orderId);
    expect(row.customer_email).toBeNull();
  });

  test('a session whose response was lost is ended by the sweeper after a change of email and language', async () => {
    shop.provider.losesNextResponse = true;
    await shop.refused('checkout', asha.form, { as: asha.as, headers: { cookie: 'language=hi' } });
    const email = `new-${asha.as.email}`;
    await shop.call('updateUser', { name: 'Asha Rao', email, mobile: '9845012345' }, { as: asha.as });
    const [payment] = await findUnderWay(shop.db, asha.as.userId);
    await shop.sweep();
    const session = `cs_${payment?.order_id}`;
    expect(await shop.stateOf(session)).toMatchObject({ payment: 'expired', order: 'abandoned' });
    expect(shop.provider.pay(session)).toBe(false);
  });

  test('cash works if the payment page was never shown', async () => {
    shop.provider.isUnavailable = true;
    await shop.refused('checkout', asha.form, { as: asha.as });
    const { data } = await shop.call('placeCashOrder', asha.form, { as: asha.as });
    expect(data.payment_method).toBe('cash');
    expect(await stockOf(shop.db, asha.productId)).toBe(4);
  });

  test('cash is refused while the payment page may be open', async () => {
    await shop.begin(asha);
    shop.provider.isUnavailable = true;
    expect(await shop.refused('placeCashOrder', asha.form, { as: asha.as })).toMatchObject({ status: 503 });
    expect(await ordersOf(asha)).toEqual([]);
  });

  test('and doesn’t respond, checkout and cash are refused within its timeout', async () => {
    const ravi = await shop.shopper();
    const session = await shop.begin(ravi);
    shop.provider.timeoutMs = 50;
    onTestFinished(shop.provider.hold());
    const unavailable = { status: 503, code: 'PAYMENT_UNAVAILABLE' };
    expect(await shop.refused('checkout', asha.form, { as: asha.as })).toMatchObject(unavailable);
    // Ravi may be paying on the page that he was shown.
    expect(await shop.refused('placeCashOrder', ravi.form, { as: ravi.as })).toMatchObject(unavailable);
    for (const name of ['checkout', 'placeCashOrder'] as const)
      expect(CALLS[name].errors, name).toContain('PAYMENT_UNAVAILABLE');
    expect(await shop.stateOf(session)).toMatchObject({ payment: 'open' });
    const { data } = await shop.call('placeCashOrder', asha.form, { as: asha.as });
    expect(data.payment_method).toBe('cash');
    expect(await stockOf(shop.db, asha.productId)).toBe(4);
  });
});

describe('a payment page that opens while somebody else looks for its session', () => {
  /** Returns the session of the page that the shopper got while `work` waited for the provider's response. */
  async function openDuring(
    work: (context: PaymentContext) => Promise<unknown>,
    respond: PaymentProvider['createSession'],
  ): Promise<string> {
    shop.provider.losesNextResponse = true;
    await shop.refused('checkout', asha.form, { as: asha.as });
    const asked = gate();
    const answer = gate();
    const createSession: PaymentProvider['createSession'] = async (request) => {
      asked.resolve();
      await answer.promise;
      return respond(request);
    };
    const working = work({ ...shop.context, provider: { ...shop.provider, createSession } });
    await asked.promise;
    const session = await shop.begin(asha);
    answer.resolve();
    await working;
    return session;
  }

  test.each([
    ['gets no response', new ProviderUnavailable('No response')],
    ['is refused', new ProviderRefused('No such session')],
  ])('isn’t forgotten: cash is refused if its request %s', async (_, error) => {
    const session = await openDuring(
      (context) =>
        expect(endOpen(context, asha.as.userId)).rejects.toMatchObject({ code: 'PAYMENT_UNAVAILABLE' }),
      async () => {
        throw error;
      },
    );
    expect(await shop.stateOf(session)).toMatchObject({ payment: 'open', order: 'awaiting_payment' });
    expect(await stockOf(shop.db, asha.productId)).toBe(4);
  });

  test('isn’t ended by the sweeper', async () => {
    const session = await openDuring(async (context) => {
      for (const payment of await findUnderWay(shop.db, asha.as.userId)) await checkPayment(context, payment);
    }, shop.provider.createSession);
    expect(await shop.stateOf(session)).toMatchObject({ payment: 'open' });
    expect(shop.provider.pay(session)).toBe(true);
  });
});

describe('choosing cash instead', () => {
  test('ends the payment, and places one order', async () => {
    const session = await shop.begin(asha);
    const { data } = await shop.call('placeCashOrder', asha.form, { as: asha.as });
    expect(data.payment_method).toBe('cash');
    expect(shop.provider.pay(session)).toBe(false);
    expect(await stockOf(shop.db, asha.productId)).toBe(4);
    expect(await ordersOf(asha)).toHaveLength(1);
  });

  test('of an order that was placed before, returns it and leaves the next order’s payment open', async () => {
    const headers = { 'idempotency-key': 'tap-1' };
    const { data: placed } = await shop.call('placeCashOrder', asha.form, { as: asha.as, headers });
    const form = await fillCart(shop, asha.as, [{ productId: asha.productId }]);
    const session = await shop.begin({ ...asha, form });
    for (const sent of [{}, headers])
      expect((await shop.call('placeCashOrder', asha.form, { as: asha.as, headers: sent })).data).toEqual(
        placed,
      );
    expect(await shop.refused('placeCashOrder', form, { as: asha.as, headers })).toMatchObject({
      code: 'CONFLICT',
    });
    expect(shop.provider.pay(session)).toBe(true);
  });

  describe('leaves the payment open if cash is refused,', () => {
    async function refused(session: string, form: OrderToSend, refusal: object): Promise<void> {
      expect(await shop.refused('placeCashOrder', form, { as: asha.as })).toMatchObject(refusal);
      expect(await shop.stateOf(session)).toMatchObject({ payment: 'open', order: 'awaiting_payment' });
      expect(shop.provider.report(session)).toMatchObject({ status: 'open' });
    }

    test('because the account has as many unpaid cash orders as it may', async () => {
      const { as } = asha;
      const { productId } = await stockProduct(shop.db, { stock: 100 });
      for (let n = 0; n < shop.config.orderCaps.unconfirmed.cashOrders; n += 1)
        await placeOrder(shop, as, [{ productId }]);
      const form = await fillCart(shop, as, [{ productId }]);
      await refused(await shop.begin({ ...asha, form }), form, { code: 'TOO_MUCH_UNPAID' });
    });

    test('because the cart isn’t what the shopper saw', async () => {
      await refused(await shop.begin(asha), { ...asha.form, totalAmt: 99 }, { code: 'CART_CHANGED' });
    });

    test('because of the address or its number', async () => {
      const { data } = await shop.call('createAddress', { ...HOME, mobile: '1234567890' }, { as: asha.as });
      const session = await shop.begin(asha);
      const to = (addressId: AddressId) => ({ ...asha.form, addressId });
      await refused(session, to(data._id as AddressId), { status: 400, field: 'addressId' });
      await refused(session, to(makeId<'Address'>(new Date())), { status: 404 });
    });
  });

  test('if the card was charged already, returns the paid order', async () => {
    const session = await shop.begin(asha);
    shop.provider.pay(session);
    const { data } = await shop.call('placeCashOrder', asha.form, { as: asha.as });
    expect(data).toMatchObject({ payment_method: 'card', payment_status: 'PAID' });
    expect(await ordersOf(asha)).toHaveLength(1);
    expect(await cartOf(asha)).toEqual([]);
  });
});

describe('an abandoned payment', () => {
  const abandon = async (session_id: string) => (await shop.call('abandonPayment', { session_id })).data;

  test('is ended at the provider at once, its stock is released, and the cart can be paid again', async () => {
    const session = await shop.begin(asha);
    expect(await abandon(session)).toMatchObject({ state: 'unpaid' });
    expect(await stockOf(shop.db, asha.productId)).toBe(5);
    expect(await shop.stateOf(session)).toMatchObject({ payment: 'expired', order: 'abandoned' });
    expect(shop.provider.pay(session)).toBe(false);
    expect(await shop.begin(asha)).not.toBe(session);
  });

  test('that was paid in the meantime places its order; abandoning it again changes nothing', async () => {
    const session = await shop.begin(asha);
    shop.provider.pay(session);
    for (let asked = 0; asked < 2; asked += 1)
      expect(await abandon(session)).toMatchObject({ state: 'paid' });
    expect(await shop.stateOf(session)).toMatchObject({ payment: 'paid', order: 'pending' });
    expect(await stockOf(shop.db, asha.productId)).toBe(4);
  });

  test('is ended by the sweeper as soon as an unavailable provider is back', async () => {
    const session = await shop.begin(asha);
    shop.provider.isUnavailable = true;
    expect(await abandon(session)).toMatchObject({ state: 'confirming' });
    expect(await stockOf(shop.db, asha.productId)).toBe(4);
    shop.provider.isUnavailable = false;
    await shop.sweep();
    expect(await stockOf(shop.db, asha.productId)).toBe(5);
    expect(shop.provider.pay(session)).toBe(false);
  });

  test('of an unknown session is NOT_FOUND', async () => {
    expect(await shop.refused('abandonPayment', { session_id: 'cs_unknown' })).toMatchObject({ status: 404 });
  });

  test.each(['changeQuantity', 'removeFromCart'] as const)(
    'is ended at once by %s in the cart',
    async (change) => {
      const session = await shop.begin(asha);
      const [line] = await cartOf(asha);
      await shop.call(change, { _id: line?._id ?? '', qty: 2 } as never, { as: asha.as });
      expect(await stockOf(shop.db, asha.productId)).toBe(5);
      expect(shop.provider.pay(session)).toBe(false);
    },
  );

  test('isn’t assumed when other products are put into the cart, or the same quantity is sent', async () => {
    const session = await shop.begin(asha);
    const other = await shop.shopper();
    await shop.call('addToCart', { productId: other.productId }, { as: asha.as });
    const [line] = await cartOf(asha);
    await shop.call('changeQuantity', { _id: line?._id ?? '', qty: 1 }, { as: asha.as });
    expect(shop.provider.pay(session)).toBe(true);
  });
});

describe('a closed payment page', () => {
  const MINUTES = 60_000;

  test('releases its stock after five minutes, if no card was tried', async () => {
    const session = await shop.begin(asha);
    shop.clock.advance(4.9 * MINUTES);
    await shop.sweep();
    expect(await shop.stateOf(session)).toMatchObject({ payment: 'open' });
    shop.clock.advance(0.2 * MINUTES);
    await shop.sweep();
    expect(await shop.stateOf(session)).toMatchObject({ payment: 'expired', order: 'abandoned' });
    expect(await stockOf(shop.db, asha.productId)).toBe(5);
    expect(shop.provider.pay(session)).toBe(false);
  });

  test('requested again shortly before that, is replaced by a new session with the full time', async () => {
    const first = await shop.begin(asha);
    shop.clock.advance(2.5 * MINUTES);
    expect(await shop.begin(asha)).toBe(first);
    shop.clock.advance(1 * MINUTES);
    const second = await shop.begin(asha);
    expect(second).not.toBe(first);
    expect(shop.provider.pay(first)).toBe(false);
    expect(await stockOf(shop.db, asha.productId)).toBe(4);
  });

  test('releases its stock after about five minutes, if a clock was two hours ahead when it was opened', async () => {
    shop.clock.advance(120 * MINUTES);
    asha = await shop.shopper();
    const session = await shop.begin(asha);
    shop.clock.advance(-120 * MINUTES);
    const sweeper = createPaymentSweeper(shop.context);
    for (let seconds = 0; seconds < 280; seconds += 40) {
      while ((await sweeper.sweep()) > 0);
      shop.clock.advance(40_000);
    }
    expect(await shop.stateOf(session)).toMatchObject({ payment: 'open' });
    for (let seconds = 0; seconds < 80; seconds += 40) {
      while ((await sweeper.sweep()) > 0);
      shop.clock.advance(40_000);
    }
    expect(await shop.stateOf(session)).toMatchObject({ payment: 'expired', order: 'abandoned' });
    expect(await stockOf(shop.db, asha.productId)).toBe(5);
  });

  test('keeps it for half an hour, if a card was tried', async () => {
    const session = await shop.begin(asha);
    shop.provider.tryCard(session);
    shop.clock.advance(29 * MINUTES);
    await shop.sweep();
    expect(await stockOf(shop.db, asha.productId)).toBe(4);
    shop.clock.advance(2 * MINUTES);
    await shop.sweep();
    expect(await stockOf(shop.db, asha.productId)).toBe(5);
  });
});
