import { paise } from '@jhola/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gate, type Person } from '../../../testing/index.ts';
import { handleEvent } from '../handle-event.ts';
import { createPaymentSweeper } from '../payment-sweeper.ts';
import { readPayment } from '../payments.queries.ts';
import {
  type PaymentProvider,
  ProviderRefused,
  ProviderUnavailable,
  type RefundSummary,
  type SessionReport,
} from '../provider/payment-provider.ts';
import { checkPayment } from '../settling/check-payment.ts';
import { type CardShop, type Shopper, startCardShop } from '../testing/card-shop.ts';

let shop: CardShop;
let admin: Person;
let asha: Shopper;
let session: string;

beforeAll(async () => {
  shop = await startCardShop({}, { logsErrors: true });
  admin = await shop.signInAdmin();
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await shop.shopper(5, 2);
  session = await shop.begin(asha);
});

const orderIdOf = async () => (await shop.stateOf(session)).orderId;
const held = async () => {
  const _id = await orderIdOf();
  const { data } = await shop.call('getHeldPayments', undefined, { as: admin });
  return data.find((payment) => payment._id === _id);
};
const completed = () => shop.tell(shop.provider.event(session, 'completed'));
/** An event about a session with the given state, independent of the shop's data. */
const completedBy = (report: SessionReport) =>
  shop.tell({
    id: `evt_${report.id}_${report.paymentIntent}`,
    type: 'checkout.session.completed',
    session: report,
    refundOf: null,
  });
const giveBack = async (amount: number) => {
  const paymentIntent = `pi_${session}`;
  await shop.provider.refund({ orderId: await orderIdOf(), paymentIntent, amountPaise: paise(amount) });
  await shop.tell(refundEvent('charge.refunded', amount));
};
const refundEvent = (type: string, amount: number) => ({
  id: `evt_${session}_${type}_${amount}`,
  type,
  session: null,
  refundOf: `pi_${session}`,
});
const summary = (givenBack: number, refundId: string | null): RefundSummary => ({
  givenBackPaise: paise(givenBack),
  refundId,
  hasFailed: true,
});
/** What the shop has recorded and reported about the payment, without the list of its refunds. */
const recorded = async () => {
  const { refund_list: _, ...payment } = await shop.db
    .selectFrom('payments')
    .selectAll()
    .where('session_id', '=', session)
    .executeTakeFirstOrThrow();
  return {
    payment,
    order: await shop.stateOf(session),
    mails: await shop.db.selectFrom('mail_outbox').select('subject').orderBy('id').execute(),
    faults: shop.log.faults.length,
  };
};

describe('a held payment', () => {
  test('is listed for admins with requested and received amount, order and dashboard link', async () => {
    shop.provider.pay(session, { amount: 1_500 });
    await completed();
    expect(await held()).toMatchObject({
      orderId: expect.stringMatching(/^JH-/),
      placed: false,
      reason: 'amount',
      expected: 200,
      taken: { amount: 1_500, currency: 'inr' },
      note: null,
      customer: { name: asha.as.name, email: asha.as.email },
      items: [{ quantity: 2 }],
      sessionId: session,
      paymentIntent: `pi_${session}`,
      providerUrl: `https://pay.test/payments/pi_${session}`,
    });
  });

  test('has another reason if it is in another currency, and if it can’t be refunded', async () => {
    shop.provider.pay(session, { currency: 'usd' });
    await completed();
    expect(await held()).toMatchObject({ reason: 'currency', taken: { currency: 'usd' } });
    asha = await shop.shopper();
    session = await shop.begin(asha);
    shop.provider.pay(session, { paymentIntent: null });
    await completed();
    expect(await held()).toMatchObject({ reason: 'nameless', paymentIntent: null, providerUrl: null });
  });

  test('is not listed after a full refund', async () => {
    shop.provider.pay(session, { amount: 1_500 });
    await completed();
    await giveBack(1_500);
    expect(await held()).toBeUndefined();
  });

  test('is not changed after its full refund by more events of refunds, and no mail is sent', async () => {
    shop.provider.pay(session, { amount: 1_500 });
    await completed();
    await giveBack(1_500);
    const before = await recorded();
    expect(before).toMatchObject({ payment: { state: 'refunded', fault: null } });
    await shop.tell(refundEvent('refund.updated', 1_500));
    expect(await recorded()).toEqual(before);
    const provider = { ...shop.provider, readRefunds: async () => summary(1_500, 're_second') };
    await handleEvent({ ...shop.context, provider }, refundEvent('refund.failed', 1_500));
    expect(await recorded()).toEqual(before);
  });

  test.each([
    [{ amount: 1_500 }, 500, '₹15', '₹5 of ₹15'],
    [{ currency: 'usd' }, 500, '$200.00', '$5.00 of $200.00'],
  ])(
    'that was partly refunded says how much in its note and its mail (%j)',
    async (paid, back, whole, part) => {
      shop.provider.pay(session, paid);
      await completed();
      await giveBack(back);
      expect((await recorded()).payment).toMatchObject({ state: 'held' });
      expect(await held()).toMatchObject({ note: `${part} refunded outside the shop` });
      const { body } = await shop.db
        .selectFrom('mail_outbox')
        .select('body')
        .where('subject', '=', 'A card payment needs your attention')
        .where('body', 'like', `%${session}%`)
        .executeTakeFirstOrThrow();
      expect(body).toContain(`a payment of ${whole}: ${part} refunded outside the shop.`);
    },
  );

  test('is held again if the bank rejects its refund, and says so, until it is refunded again', async () => {
    shop.provider.pay(session, { amount: 1_500 });
    await completed();
    await giveBack(1_500);
    const rejected = { ...shop.provider, readRefunds: async () => summary(0, null) };
    await handleEvent({ ...shop.context, provider: rejected }, refundEvent('refund.failed', 1_500));
    expect(await recorded()).toMatchObject({
      payment: { state: 'held', refund_id: null },
      order: { order: 'abandoned', paymentStatus: 'NOT PAID' },
    });
    expect(await held()).toMatchObject({
      reason: 'amount',
      placed: false,
      taken: { amount: 1_500 },
      note: 'a refund failed, and the money is back with the shop',
    });
    const { content } = await shop.db
      .selectFrom('mail_outbox')
      .select('content')
      .where('body', 'like', `%${session}%`)
      .where('body', 'like', '%a refund failed%')
      .executeTakeFirstOrThrow();
    expect(content?.heading).toBe('The bank rejected a refund');
    const again = { ...shop.provider, readRefunds: async () => summary(1_500, 're_again') };
    await handleEvent({ ...shop.context, provider: again }, refundEvent('charge.refunded', 1_501));
    expect(await held()).toBeUndefined();
    expect(await recorded()).toMatchObject({ payment: { state: 'refunded', fault: null } });
  });

  test('is not made of a payment that a webhook settles during a lookup that fails', async () => {
    const asked = gate();
    const answer = gate();
    const readSession = async () => {
      asked.resolve();
      await answer.promise;
      throw new ProviderUnavailable('No response');
    };
    const payment = await readPayment(shop.db, await orderIdOf());
    const looked = checkPayment({ ...shop.context, provider: { ...shop.provider, readSession } }, payment);
    await asked.promise;
    shop.provider.pay(session);
    await completed();
    answer.resolve();
    await looked;
    expect(await recorded()).toMatchObject({ payment: { state: 'paid', fault: null } });
    expect(await held()).toBeUndefined();
  });

  test('is listed if it arrived after its order was abandoned', async () => {
    const paid = { ...shop.provider.report(session), isPaid: true, paymentIntent: 'pi_late' };
    await shop.provider.expireSession(session);
    await shop.tell(shop.provider.event(session, 'expired'));
    expect(await held()).toBeUndefined();
    await completedBy(paid);
    expect(await held()).toMatchObject({ reason: 'late', placed: false, paymentIntent: 'pi_late' });
  });

  test('is listed if it is a second payment of a placed order', async () => {
    shop.provider.pay(session);
    const another = { ...shop.provider.report(session), id: `${session}_2`, paymentIntent: 'pi_second' };
    await completed();
    expect(await held()).toBeUndefined();
    await completedBy(another);
    expect(await held()).toMatchObject({ reason: 'stray', placed: true, paymentIntent: 'pi_second' });
  });

  test('counts as partly refunded if only the amount of a second payment was refunded', async () => {
    shop.provider.pay(session);
    const report = shop.provider.report(session);
    const another = { ...report, id: `${session}_2`, paymentIntent: 'pi_second', amount: 1_500 };
    await completed();
    await completedBy(another);
    await giveBack(1_500);
    expect((await recorded()).payment).toMatchObject({
      state: 'paid',
      fault: '₹15 of ₹200 refunded outside the shop',
    });
  });

  test('is listed if it was refunded at the provider and its order isn’t cancelled', async () => {
    shop.provider.pay(session);
    await completed();
    await giveBack(5_000);
    expect(await held()).toMatchObject({
      reason: 'given-back',
      placed: true,
      taken: null,
      note: expect.stringContaining('₹50'),
    });
    const hindi = { as: { ...admin, cookies: { language: 'hi' } } };
    const { data } = await shop.call('getHeldPayments', undefined, hindi);
    expect(data.map(({ note }) => note).join()).toMatch(/^.*₹50.*रिफ़ंड/u);
    const _id = await orderIdOf();
    await shop.call('cancelOrder', { _id, from: 'pending', reason: 'Given back' }, { as: admin });
    expect(await held()).toBeUndefined();
  });
});

describe('a refund of a part, made at the provider, that the bank rejects', () => {
  const FAILED = 'a refund failed, and the money is back with the shop';
  /** Events of these types, after which the provider lists this much as refunded. */
  const list = async (givenBack: number, ...types: string[]) => {
    const refunds = summary(givenBack, givenBack === 0 ? null : 're_1');
    const provider = { ...shop.provider, readRefunds: async () => refunds };
    for (const type of types) await handleEvent({ ...shop.context, provider }, refundEvent(type, givenBack));
  };
  const reject = (left: number) => list(left, 'refund.updated', 'charge.refund.updated', 'refund.failed');
  const mailsSaying = async (text: string) => {
    const mails = await shop.db
      .selectFrom('mail_outbox')
      .select('body')
      .where('body', 'like', `%${session}%`)
      .where('body', 'like', `%${text}%`)
      .execute();
    return mails.length;
  };

  test('is shown to the admins, who are told once, also if they have handled the refund', async () => {
    shop.provider.pay(session);
    await completed();
    await giveBack(5_000);
    await shop.call('resolveHeldPayment', { _id: await orderIdOf() }, { as: admin });
    expect(await held()).toBeUndefined();
    await reject(0);
    expect(await held()).toMatchObject({ reason: 'given-back', placed: true, note: FAILED });
    expect(await mailsSaying(FAILED)).toBe(1);
  });

  test('is shown though another refund of a part has succeeded', async () => {
    shop.provider.pay(session);
    await completed();
    await giveBack(5_000);
    await list(8_000, 'charge.refunded');
    await reject(5_000);
    expect(await held()).toMatchObject({ note: FAILED });
    const told = [
      await mailsSaying('₹50 of ₹200'),
      await mailsSaying('₹80 of ₹200'),
      await mailsSaying(FAILED),
    ];
    expect(told).toEqual([1, 1, 1]);
  });

  test('of a payment with a wrong amount, is shown too', async () => {
    shop.provider.pay(session, { amount: 1_500 });
    await completed();
    await giveBack(500);
    await reject(0);
    expect(await held()).toMatchObject({ reason: 'amount', note: FAILED });
  });
});

describe('a refund that the provider refuses', () => {
  const sweepWith = async (refund: () => Promise<string>) => {
    const { db, context, provider } = shop;
    await db
      .updateTable('payments')
      .set({ next_check_at: new Date(0) })
      .execute();
    const refundThis: PaymentProvider['refund'] = async (owed) =>
      owed.paymentIntent === `pi_${session}` ? refund() : provider.refund(owed);
    await createPaymentSweeper({ ...context, provider: { ...provider, refund: refundThis } }).sweep();
  };
  const unknown = async () => {
    throw new ProviderRefused('No such payment_intent', { code: 'resource_missing' });
  };
  const unavailable = async () => {
    throw new ProviderUnavailable('No response');
  };
  const warnings = async () => {
    const mails = shop.db.selectFrom('mail_outbox').select('body').where('recipient', '=', admin.email);
    const bodies = (await mails.execute()).map(({ body }) => body);
    return bodies.filter((body) => body.includes(`pi_${session}`));
  };
  const WHY = 'the provider doesn’t know this payment';

  beforeEach(async () => {
    shop.provider.pay(session);
    await completed();
    // Cancelled without waking the shop's own sweeper.
    await shop.db
      .updateTable('orders')
      .set({ status: 'cancelled', payment_status: 'REFUND PENDING' })
      .where('id', '=', await orderIdOf())
      .execute();
  });

  test('because it doesn’t know the payment, is shown to the admins with the reason, who are told once', async () => {
    await sweepWith(unavailable);
    expect(await held()).toBeUndefined();
    await sweepWith(unknown);
    await sweepWith(unavailable);
    await sweepWith(unknown);
    expect(await held()).toMatchObject({
      reason: 'unrefunded',
      placed: true,
      taken: null,
      paymentIntent: `pi_${session}`,
      note: expect.stringContaining(WHY),
    });
    expect(await warnings()).toEqual([expect.stringContaining(WHY)]);
    const hindi = { as: { ...admin, cookies: { language: 'hi' } } };
    const { data } = await shop.call('getHeldPayments', undefined, hindi);
    expect(data.map(({ note }) => note).join()).toContain('प्रोवाइडर के पास यह पेमेंट नहीं है');
  });

  test('for another reason, is shown too', async () => {
    await sweepWith(async () => {
      throw new ProviderRefused('The charge is disputed', { code: 'charge_disputed' });
    });
    expect(await held()).toMatchObject({ reason: 'unrefunded', note: expect.stringContaining('refuses it') });
  });

  test('is shown before money of another session, whichever came first, until both are resolved', async () => {
    const report = { ...shop.provider.report(session), id: `${session}_2`, paymentIntent: 'pi_second' };
    await sweepWith(unknown);
    await completedBy(report);
    await sweepWith(unknown);
    expect(await held()).toMatchObject({
      reason: 'unrefunded',
      taken: null,
      paymentIntent: `pi_${session}`,
      note: expect.stringContaining(WHY),
    });
    const _id = await orderIdOf();
    await shop.call('resolveHeldPayment', { _id }, { as: admin });
    expect(await shop.stateOf(session)).toMatchObject({ paymentStatus: 'REFUNDED' });
    expect(await held()).toMatchObject({ reason: 'stray', paymentIntent: 'pi_second', note: null });
    await shop.call('resolveHeldPayment', { _id }, { as: admin });
    expect(await held()).toBeUndefined();
  });

  test('is shown though money of another session was resolved before', async () => {
    await completedBy({ ...shop.provider.report(session), id: `${session}_2`, paymentIntent: 'pi_second' });
    await shop.call('resolveHeldPayment', { _id: await orderIdOf() }, { as: admin });
    await sweepWith(unknown);
    expect(await held()).toMatchObject({ reason: 'unrefunded', note: expect.stringContaining(WHY) });
  });

  test('because the keys are wrong, isn’t shown: it isn’t about the payment', async () => {
    await sweepWith(async () => {
      throw new ProviderRefused('Invalid API Key provided');
    });
    expect(await held()).toBeUndefined();
    expect(await warnings()).toEqual([]);
  });

  test('is no longer shown once it was made after all', async () => {
    await sweepWith(unknown);
    await sweepWith(async () => 're_after_all');
    expect(await held()).toBeUndefined();
    expect(await shop.stateOf(session)).toMatchObject({ payment: 'refunded', paymentStatus: 'REFUNDED' });
  });

  test('counts as refunded once an admin marked it as resolved, and isn’t tried again', async () => {
    await sweepWith(unknown);
    expect((await shop.send('deleteAccount', { password: asha.as.password }, { as: asha.as })).status).toBe(
      409,
    );
    await shop.call('resolveHeldPayment', { _id: await orderIdOf() }, { as: admin });
    expect(await held()).toBeUndefined();
    expect(await shop.stateOf(session)).toMatchObject({ paymentStatus: 'REFUNDED' });
    await sweepWith(async () => {
      throw new Error('Tried again');
    });
    await shop.call('deleteAccount', { password: asha.as.password }, { as: asha.as });
  });
});

describe('the account of a held payment', () => {
  const removed = async () => shop.send('deleteAccount', { password: asha.as.password }, { as: asha.as });

  test.each([
    [
      'of another amount',
      async () => {
        shop.provider.pay(session, { amount: 1_500 });
        await completed();
      },
    ],
    [
      'that arrived after its order was abandoned',
      async () => {
        const paid = { ...shop.provider.report(session), isPaid: true, paymentIntent: 'pi_late' };
        await shop.provider.expireSession(session);
        await shop.tell(shop.provider.event(session, 'expired'));
        await completedBy(paid);
      },
    ],
  ])('can’t be deleted before an admin has resolved a payment %s', async (_which, pay) => {
    await pay();
    const payment = await held();
    const refused = await shop.refused('deleteAccount', { password: asha.as.password }, { as: asha.as });
    expect(refused).toMatchObject({
      status: 409,
      code: 'OPEN_ORDERS',
      message: `We are still checking your card payment (${payment?.orderId}). You can delete your account once that is settled`,
    });
    await shop.call('resolveHeldPayment', { _id: payment?._id ?? '' }, { as: admin });
    expect((await removed()).status).toBe(200);
  });

  test('can be deleted once the payment was refunded', async () => {
    shop.provider.pay(session, { amount: 1_500 });
    await completed();
    await giveBack(1_500);
    expect((await removed()).status).toBe(200);
  });
});

describe('marking it as resolved', () => {
  test('removes it from the list, and is recorded once, also if sent again; a later report shows it again', async () => {
    shop.provider.pay(session, { amount: 1_500 });
    await completed();
    const _id = await orderIdOf();
    const both = await Promise.all(
      [1, 2].map(() => shop.call('resolveHeldPayment', { _id, reason: 'amount' }, { as: admin })),
    );
    expect(both[1]).toEqual(both[0]);
    const { data: other } = await shop.call('userDetails', undefined, { as: asha.as });
    await shop.call('changeRole', { _id: other._id, role: 'ADMIN' }, { as: admin });
    expect(await shop.refused('resolveHeldPayment', { _id }, { as: asha.as })).toMatchObject({
      status: 404,
      message: 'This payment is already resolved',
    });
    expect(await held()).toBeUndefined();
    const { data: changes } = await shop.call(
      'listChanges',
      { entity: 'order', entityId: _id },
      { as: admin },
    );
    expect(changes).toMatchObject([
      { action: 'update', actor: { name: admin.name }, after: { payment_status: 'seen to' } },
    ]);
    await giveBack(500);
    expect(await held()).toMatchObject({ reason: 'amount' });
  });

  test('is refused if it is held for another reason than the admin saw', async () => {
    shop.provider.pay(session, { amount: 1_500 });
    await completed();
    const seen = { _id: await orderIdOf(), reason: 'unrefunded' as const };
    expect(await shop.refused('resolveHeldPayment', seen, { as: admin })).toMatchObject({
      status: 409,
      code: 'STALE',
    });
    expect(await held()).toMatchObject({ reason: 'amount' });
  });

  test('requires a held payment and an admin', async () => {
    shop.provider.pay(session);
    await completed();
    const _id = await orderIdOf();
    expect(await shop.refused('resolveHeldPayment', { _id }, { as: admin })).toMatchObject({ status: 404 });
    for (const as of [asha.as, undefined]) {
      const status = as ? 403 : 401;
      const who = as ? { as } : {};
      expect(await shop.refused('getHeldPayments', undefined, who)).toMatchObject({ status });
      expect(await shop.refused('resolveHeldPayment', { _id }, who)).toMatchObject({ status });
    }
  });
});
