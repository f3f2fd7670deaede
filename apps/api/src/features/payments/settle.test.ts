import { DAY_MS, makeId, reasonText } from '@jhola/domain';
import { inLanguage } from '@jhola/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillCart, repetitions, stockOf } from '../../testing/index.ts';
import { handleEvent } from './handle-event.ts';
import { createPaymentSweeper } from './payment-sweeper.ts';
import { type ProviderEvent, ProviderRefused } from './provider/payment-provider.ts';
import { readPayment } from './payments.queries.ts';
import { checkPayment } from './settling/check-payment.ts';
import { type CardShop, type Shopper, startCardShop } from './testing/card-shop.ts';

let shop: CardShop;
let asha: Shopper;
let session: string;

beforeAll(async () => {
  shop = await startCardShop({}, { logsErrors: true });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.provider.isUnavailable = false;
  asha = await shop.shopper(5, 2);
  session = await shop.begin(asha);
});

const ordersOf = async ({ as }: Shopper) => (await shop.call('getOrders', undefined, { as })).data;
const cartOf = async ({ as }: Shopper) => (await shop.call('getCart', undefined, { as })).data;
const mailsTo = ({ as }: Shopper, about: string) =>
  shop.db
    .selectFrom('mail_outbox')
    .select('subject')
    .where('recipient', '=', as.email)
    .where('subject', 'like', `%${about}%`)
    .execute();

/** How often each kind of event is sent. */
const EACH = repetitions(100);
const PLACED = { payment: 'paid', order: 'pending', paymentStatus: 'PAID' };

describe('a successful payment', () => {
  test('places the order, removes it from the cart and informs the shopper', async () => {
    shop.provider.pay(session);
    await shop.tell(shop.provider.event(session, 'completed'));
    expect(await shop.stateOf(session)).toMatchObject(PLACED);
    expect(await ordersOf(asha)).toMatchObject([{ status: 'pending', payment_status: 'PAID' }]);
    expect(await cartOf(asha)).toEqual([]);
    expect(await stockOf(shop.db, asha.productId)).toBe(3);
    expect(await mailsTo(asha, 'Your order')).toHaveLength(1);
  });

  test('keeps lines in the cart that were added while paying', async () => {
    await shop.call('addToCart', { productId: asha.productId, quantity: 1 }, { as: asha.as });
    shop.provider.pay(session);
    await shop.tell(shop.provider.event(session, 'completed'));
    const [line] = await cartOf(asha);
    expect(line).toMatchObject({ quantity: 1 });
    expect(line?._id).not.toBe(asha.form.list_items[0]?._id);
  });

  test(`${EACH} times, twenty at once and in any sequence: one order, one stock change, one mail`, async ({
    task,
  }) => {
    const early = { ...shop.provider.report(session), status: 'open' as const };
    shop.provider.pay(session);
    const paid = shop.provider.report(session);
    const intent = paid.paymentIntent;
    const kinds: readonly Pick<ProviderEvent, 'type' | 'session' | 'refundOf'>[] = [
      { type: 'checkout.session.completed', session: paid, refundOf: null },
      { type: 'checkout.session.completed', session: early, refundOf: null },
      { type: 'checkout.session.async_payment_succeeded', session: paid, refundOf: null },
      { type: 'checkout.session.expired', session: { ...paid, status: 'expired' }, refundOf: null },
      { type: 'payment_intent.succeeded', session: null, refundOf: null },
      { type: 'charge.refund.updated', session: null, refundOf: intent },
    ];
    const all = kinds
      .flatMap((kind, index) =>
        // Half of them are one event sent repeatedly, the other half are separate events.
        Array.from({ length: EACH }, (_, time) => ({
          ...kind,
          id: `evt_${session}_${index}_${Math.max(EACH / 2, time)}`,
        })),
      )
      .sort(() => Math.random() - 0.5);
    await inLanes(all, 20, (each) => shop.tell(each));
    expect(await shop.stateOf(session)).toMatchObject(PLACED);
    expect(await stockOf(shop.db, asha.productId)).toBe(3);
    expect(await mailsTo(asha, 'Your order')).toHaveLength(1);
    expect(await movesOf(asha)).toEqual([-2]);
    task.meta.figures = {
      'kinds of events': kinds.length,
      'times each': EACH,
      'deliveries of events': all.length,
      lanes: 20,
      orders: 1,
      'stock changes': 1,
      mails: 1,
    };
  });

  test('before the response with its session, settles by the order’s id', async ({ task }) => {
    const ravi = await shop.shopper();
    shop.provider.losesNextResponse = true;
    await shop.refused('checkout', ravi.form, { as: ravi.as });
    const id = [...shop.provider.requests.keys()].at(-1) ?? '';
    shop.provider.pay(id);
    await shop.tell(shop.provider.event(id, 'completed'));
    expect(await shop.stateOf(id)).toMatchObject(PLACED);
    expect(await shop.refused('checkout', ravi.form, { as: ravi.as })).toMatchObject({
      code: 'CART_CHANGED',
    });
    expect(await movesOf(ravi)).toEqual([-1]);
    task.meta.figures = { 'webhooks before the response': 1, orders: 1, 'stock changes': 1 };
  });

  test('is found without any webhook by the sweeper', async () => {
    shop.provider.pay(session);
    await shop.sweep();
    expect(await shop.stateOf(session)).toMatchObject(PLACED);
  });

  test('is found without any webhook by My Orders, and by the waiting page', async () => {
    shop.clock.advance(3_000);
    shop.provider.pay(session);
    expect(await ordersOf(asha)).toHaveLength(1);
    const ravi = await shop.shopper();
    const his = await shop.begin(ravi);
    shop.clock.advance(3_000);
    expect(await shop.call('getPayment', { session_id: his })).toMatchObject({
      data: { state: 'confirming' },
    });
    shop.provider.pay(his);
    shop.clock.advance(3_000);
    expect(await shop.call('getPayment', { session_id: his })).toMatchObject({
      data: { state: 'paid', orderId: expect.stringMatching(/^JH-/) },
    });
  });

  test('is found by the waiting page within seconds after a long outage of the provider', async () => {
    shop.provider.isUnavailable = true;
    for (let checks = 0; checks < 5; checks += 1) await shop.sweep();
    const state = async () => (await shop.call('getPayment', { session_id: session })).data.state;
    shop.clock.advance(11_000);
    expect(await state()).toBe('confirming');
    shop.provider.isUnavailable = false;
    shop.provider.pay(session);
    // It isn't asked by every request of the page, which would load a provider that is just recovering.
    shop.clock.advance(3_000);
    expect(await state()).toBe('confirming');
    shop.clock.advance(8_000);
    expect(await state()).toBe('paid');
  });

  test('with another amount or currency is held: the order isn’t placed, and the admins are informed', async () => {
    shop.provider.pay(session, { amount: 1 });
    await shop.tell(shop.provider.event(session, 'completed'));
    expect(await shop.stateOf(session)).toMatchObject({ payment: 'held', order: 'abandoned' });
    expect(await stockOf(shop.db, asha.productId)).toBe(5);
    expect(await ordersOf(asha)).toEqual([]);
    const told = await shop.db
      .selectFrom('mail_outbox')
      .select('subject')
      .where('subject', 'like', '%needs your attention')
      .execute();
    expect(told).toHaveLength(1);
    expect(shop.log.faults).toContainEqual(expect.objectContaining({ verdict: 'hold' }));
  });

  test('with another amount is told to the admins in their language, also if a page in Hindi finds it', async () => {
    shop.provider.pay(session, { amount: 1 });
    shop.clock.advance(3_000);
    await shop.call('getPayment', { session_id: session }, { as: { cookies: { language: 'hi' } } });
    const told = await shop.db
      .selectFrom('mail_outbox')
      .select(['subject', 'content'])
      .where('body', 'like', `%${session}%`)
      .execute();
    expect(told).toMatchObject([
      { subject: 'A card payment of the wrong amount needs your attention', content: { lang: 'en' } },
    ]);
  });
});

describe('an unpaid payment', () => {
  test('expires: the stock is released, the cart is full, no order is shown', async () => {
    await shop.provider.expireSession(session);
    await shop.tell(shop.provider.event(session, 'expired'));
    expect(await shop.stateOf(session)).toMatchObject({ payment: 'expired', order: 'abandoned' });
    expect(await stockOf(shop.db, asha.productId)).toBe(5);
    expect(await cartOf(asha)).toHaveLength(1);
    expect(await ordersOf(asha)).toEqual([]);
  });

  test('is ended at its expiry, even if the provider never reported it', async () => {
    shop.clock.advance(31 * 60_000);
    await shop.sweep();
    expect(await shop.stateOf(session)).toMatchObject({ payment: 'expired', order: 'abandoned' });
    expect(shop.provider.pay(session)).toBe(false);
  });

  test('releases its hold if the outcome can’t be found out', async () => {
    shop.provider.isUnavailable = true;
    shop.clock.advance(33 * 60_000);
    await shop.sweep();
    expect(await shop.stateOf(session)).toMatchObject({ payment: 'lapsed', order: 'abandoned' });
    expect(await stockOf(shop.db, asha.productId)).toBe(5);
  });

  test('has no fault any more once the provider has responded', async () => {
    const fault = async () => (await readPayment(shop.db, (await shop.stateOf(session)).orderId)).fault;
    shop.provider.isUnavailable = true;
    await shop.sweep();
    expect(await fault()).not.toBeNull();
    shop.provider.isUnavailable = false;
    await shop.sweep();
    expect(await shop.stateOf(session)).toMatchObject({ payment: 'open' });
    expect(await fault()).toBeNull();
  });

  test('has expired a day after its session, if the provider doesn’t know it: it was another account’s', async () => {
    const refuse = async () => {
      throw new ProviderRefused('No such session', { code: 'resource_missing' });
    };
    const provider = { ...shop.provider, readSession: refuse, expireSession: refuse };
    const check = async () => {
      const { orderId } = await shop.stateOf(session);
      await checkPayment({ ...shop.context, provider }, await readPayment(shop.db, orderId));
      return (await shop.stateOf(session)).payment;
    };
    shop.clock.advance(33 * 60_000);
    expect(await check()).toBe('lapsed');
    shop.clock.advance(DAY_MS);
    expect(await check()).toBe('expired');
  });

  test('whose session was not recorded because of a crash, is looked up and ended', async () => {
    const ravi = await shop.shopper();
    shop.provider.losesNextResponse = true;
    await shop.refused('checkout', ravi.form, { as: ravi.as });
    await shop.sweep();
    const id = [...shop.provider.requests.keys()].at(-1) ?? '';
    expect(await shop.stateOf(id)).toMatchObject({ payment: 'expired', order: 'abandoned' });
    expect(shop.provider.report(id).status).toBe('expired');
    expect(await stockOf(shop.db, ravi.productId)).toBe(5);
  });
});

describe('a payment after its hold was released', () => {
  const lapseAndPay = async (id: string) => {
    shop.provider.isUnavailable = true;
    shop.clock.advance(33 * 60_000);
    await shop.sweep();
    shop.provider.isUnavailable = false;
    shop.provider.pay(id);
  };

  test('places its order if the stock is still available', async () => {
    await lapseAndPay(session);
    await shop.tell(shop.provider.event(session, 'completed'));
    expect(await shop.stateOf(session)).toMatchObject(PLACED);
    expect(await stockOf(shop.db, asha.productId)).toBe(3);
    expect(await cartOf(await again(asha))).toEqual([]);
  });

  test('is refunded if a product of the order was deleted', async () => {
    await lapseAndPay(session);
    await shop.db.deleteFrom('products').where('id', '=', asha.productId).execute();
    await shop.tell(shop.provider.event(session, 'completed'));
    await shop.sweep();
    expect(await shop.stateOf(session)).toMatchObject({
      payment: 'refunded',
      order: 'cancelled',
      paymentStatus: 'REFUNDED',
    });
    expect(await mailsTo(asha, 'cancelled')).toHaveLength(1);
  });

  test('by two shoppers for the last item makes one order and exactly one refund', async ({ task }) => {
    const first = await shop.shopper(1);
    const late = await shop.begin(first);
    await lapseAndPay(late);
    const second = await shop.signUp();
    const form = await fillCart(shop, second, [{ productId: first.productId }]);
    const quick = await shop.begin({ ...first, as: second, form });
    shop.provider.pay(quick);
    await shop.tell(shop.provider.event(quick, 'completed'));
    await shop.tell(shop.provider.event(late, 'completed'));
    await Promise.all([shop.sweep(), shop.sweep(), shop.sweep()]);
    expect(await shop.stateOf(quick)).toMatchObject(PLACED);
    expect(await shop.stateOf(late)).toEqual({
      orderId: expect.any(String),
      payment: 'refunded',
      order: 'cancelled',
      paymentStatus: 'REFUNDED',
    });
    const as = { cookies: { language: 'hi' } };
    const { data: shown } = await shop.call('getPayment', { session_id: late }, { as });
    expect(shown).toMatchObject({ state: 'refunded', reason: inLanguage('hi', () => reasonText('soldOut')) });
    expect(shop.provider.refunded.get(`pi_${late}`)).toBe(10_000);
    expect(await stockOf(shop.db, first.productId)).toBe(0);
    expect(await ordersOf(await again(first))).toMatchObject([
      { status: 'cancelled', payment_status: 'REFUNDED' },
    ]);
    expect(await mailsTo(first, 'cancelled')).toHaveLength(1);
    task.meta.figures = { payers: 2, orders: 1, refunds: 1, 'left in stock': 0 };
  });
});

test('a refund whose next try was set by a clock that was two days ahead is made now', async () => {
  shop.provider.pay(session);
  await shop.tell(shop.provider.event(session, 'completed'));
  const [order] = await ordersOf(asha);
  shop.provider.isUnavailable = true;
  await shop.call('cancelMyOrder', { _id: order?._id } as never, { as: asha.as });
  const next = new Date(shop.clock.now().getTime() + 2 * DAY_MS);
  const sweeper = createPaymentSweeper(shop.context);
  const paymentStatus = async () => {
    await shop.db.updateTable('payments').set({ next_check_at: next }).execute();
    shop.provider.isUnavailable = false;
    await sweeper.sweep();
    return (await shop.stateOf(session)).paymentStatus;
  };
  await expect.poll(paymentStatus).toBe('REFUNDED');
});

describe('events', () => {
  test('of unknown sessions or types are accepted and change nothing', async () => {
    await handleEvent(shop.context, {
      id: 'evt_strange',
      type: 'radar.early_fraud_warning.created',
      session: null,
      refundOf: null,
    });
    const foreign = {
      ...shop.provider.report(session),
      id: 'cs_of_another_shop',
      orderId: null,
      isPaid: true,
    };
    await handleEvent(shop.context, {
      id: 'evt_foreign',
      type: 'checkout.session.completed',
      session: foreign,
      refundOf: null,
    });
    expect(await shop.stateOf(session)).toMatchObject({ payment: 'open', order: 'awaiting_payment' });
    const noted = await shop.db.selectFrom('payment_events').select('event_id').execute();
    expect(noted.map(({ event_id }) => event_id)).toEqual(
      expect.arrayContaining(['evt_strange', 'evt_foreign']),
    );
  });

  test('of a payment for an order that is lost, after a restore, raise one alarm', async () => {
    shop.provider.pay(session);
    const lost = { ...shop.provider.report(session), id: 'cs_lost', orderId: makeId<'Order'>(new Date()) };
    const event = { id: 'evt_lost', type: 'checkout.session.completed', session: lost, refundOf: null };
    const before = shop.log.faults.length;
    await shop.tell(event);
    await shop.tell(event);
    expect(shop.log.faults.slice(before)).toMatchObject([
      { alarm: 'unknown order', session: { id: 'cs_lost' } },
    ]);
  });

  test('in any sequence lead to the same result', async ({ task }) => {
    const orders = permutations(['open', 'paid', 'expired'] as const);
    for (const sequence of orders) {
      const ravi = await shop.shopper();
      const id = await shop.begin(ravi);
      const open = shop.provider.report(id);
      shop.provider.pay(id);
      const paid = shop.provider.report(id);
      // The event reports an expiry, but the payment was made: the payment counts.
      const reports = { open, paid, expired: { ...paid, status: 'expired' as const, isPaid: true } };
      for (const [index, what] of sequence.entries()) {
        await shop.tell({
          id: `evt_${id}_${index}`,
          type: 'checkout.session.completed',
          session: reports[what],
          refundOf: null,
        });
      }
      expect(await shop.stateOf(id)).toMatchObject(PLACED);
      expect(await stockOf(shop.db, ravi.productId)).toBe(4);
    }
    task.meta.figures = { 'orders of the events': orders.length, 'ended as placed and paid': orders.length };
  });
});

/** Signs in again, because the access token has expired. */
async function again(shopper: Shopper): Promise<Shopper> {
  const { email, password } = shopper.as;
  const { data } = await shop.call('login', { email, password });
  return { ...shopper, as: { ...shopper.as, accessToken: data.accesstoken } };
}

async function movesOf({ productId }: Shopper): Promise<number[]> {
  const rows = await shop.db
    .selectFrom('stock_moves')
    .select('change')
    .where('product_id', '=', productId)
    .execute();
  return rows.map(({ change }) => change);
}

async function inLanes<Item>(items: readonly Item[], lanes: number, act: (item: Item) => Promise<void>) {
  const left = [...items];
  const lane = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await act(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}
