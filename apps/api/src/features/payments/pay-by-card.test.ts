import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stockOf } from '../../testing/index.ts';
import { type CardShop, type Shopper, startCardShop } from './testing/card-shop.ts';

let shop: CardShop;
let asha: Shopper;

beforeAll(async () => {
  shop = await startCardShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.provider.isAway = false;
  asha = await shop.shopper();
});

const cartOf = async ({ as }: Shopper) => (await shop.call('getCart', undefined, { as })).data;
const ordersOf = async ({ as }: Shopper) => (await shop.call('getOrders', undefined, { as })).data;

describe('beginning to pay by card', () => {
  test('holds the stock for an order that nobody is shown yet, and keeps the cart', async () => {
    const answer = await shop.call('checkout', asha.form, { as: asha.as });
    expect(answer).toMatchObject({ url: `https://pay.test/${answer.id}`, data: { id: answer.id } });
    expect(await shop.standing(answer.id)).toMatchObject({ payment: 'open', order: 'awaiting_payment' });
    expect(await stockOf(shop.db, asha.productId)).toBe(4);
    expect(await ordersOf(asha)).toEqual([]);
    expect(await cartOf(asha)).toHaveLength(1);
  });

  test('asks for the server’s prices in paise, for half an hour, by the order’s number', async () => {
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

  test('asked again for the same cart, gives the same session and holds nothing more', async () => {
    const first = await shop.begin(asha);
    const many = await Promise.all(Array.from({ length: 5 }, () => shop.begin(asha)));
    expect(new Set([first, ...many])).toEqual(new Set([first]));
    expect(await stockOf(shop.db, asha.productId)).toBe(4);
  });

  test('twice at once makes one order', async () => {
    const [one, two] = await Promise.all([shop.begin(asha), shop.begin(asha)]);
    expect(one).toBe(two);
    expect(await stockOf(shop.db, asha.productId)).toBe(4);
  });

  test('with a changed cart ends the session before', async () => {
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
    expect(await shop.standing(first)).toMatchObject({ payment: 'expired', order: 'abandoned' });
    expect(await stockOf(shop.db, asha.productId)).toBe(3);
  });

  test('is refused where the cart isn’t what the shopper saw, or the stock isn’t there', async () => {
    const wrong = { ...asha.form, totalAmt: 1 };
    expect(await shop.refused('checkout', wrong, { as: asha.as })).toMatchObject({ code: 'CART_CHANGED' });
    await shop.db.updateTable('products').set({ stock: 0 }).where('id', '=', asha.productId).execute();
    expect(await shop.refused('checkout', asha.form, { as: asha.as })).toMatchObject({
      code: 'OUT_OF_STOCK',
    });
  });

  test('needs a session and something to order', async () => {
    expect(await shop.refused('checkout', {})).toMatchObject({ status: 401 });
    expect(await shop.refused('checkout', {}, { as: asha.as })).toMatchObject({
      status: 400,
      message: 'Your cart is empty',
    });
  });

  test('the last one that is held for oneself is still one’s own', async () => {
    const ravi = await shop.shopper(1);
    const session = await shop.begin(ravi);
    expect((await cartOf(ravi))[0]?.productId.stock).toBe(1);
    expect(await shop.begin(ravi)).toBe(session);
  });
});

describe('where the provider is away', () => {
  test('checkout says so, and the same question later opens the same order', async () => {
    shop.provider.isAway = true;
    expect(await shop.refused('checkout', asha.form, { as: asha.as })).toMatchObject({
      status: 503,
      code: 'PAYMENT_UNAVAILABLE',
    });
    shop.provider.isAway = false;
    const session = await shop.begin(asha);
    expect(await shop.standing(session)).toMatchObject({ payment: 'open' });
    expect(await stockOf(shop.db, asha.productId)).toBe(4);
  });

  test('a session whose answer was lost is found again, not made twice', async () => {
    shop.provider.losesNextAnswer = true;
    await shop.refused('checkout', asha.form, { as: asha.as });
    const session = await shop.begin(asha);
    const made = [...shop.provider.requests.values()].filter(
      ({ customerEmail }) => customerEmail === asha.as.email,
    );
    expect(made).toHaveLength(1);
    expect(made[0]?.orderId).toBe((await shop.standing(session)).orderId);
  });

  test('cash still works while no page to pay was ever shown', async () => {
    shop.provider.isAway = true;
    await shop.refused('checkout', asha.form, { as: asha.as });
    const { data } = await shop.call('placeCashOrder', asha.form, { as: asha.as });
    expect(data.payment_method).toBe('cash');
    expect(await stockOf(shop.db, asha.productId)).toBe(4);
  });

  test('cash waits while a page to pay is open somewhere', async () => {
    await shop.begin(asha);
    shop.provider.isAway = true;
    expect(await shop.refused('placeCashOrder', asha.form, { as: asha.as })).toMatchObject({ status: 503 });
    expect(await ordersOf(asha)).toEqual([]);
  });
});

describe('choosing cash after all', () => {
  test('ends the payment, and places one order', async () => {
    const session = await shop.begin(asha);
    const { data } = await shop.call('placeCashOrder', asha.form, { as: asha.as });
    expect(data.payment_method).toBe('cash');
    expect(shop.provider.pay(session)).toBe(false);
    expect(await stockOf(shop.db, asha.productId)).toBe(4);
    expect(await ordersOf(asha)).toHaveLength(1);
  });

  test('when the card was charged already, answers the order that was paid', async () => {
    const session = await shop.begin(asha);
    shop.provider.pay(session);
    const { data } = await shop.call('placeCashOrder', asha.form, { as: asha.as });
    expect(data).toMatchObject({ payment_method: 'card', payment_status: 'PAID' });
    expect(await ordersOf(asha)).toHaveLength(1);
    expect(await cartOf(asha)).toEqual([]);
  });
});
