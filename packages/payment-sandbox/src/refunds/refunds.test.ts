import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession, pay } from '../testing/shopper.ts';
import { type RunningSandbox, startSandbox } from '../testing/start-sandbox.ts';

let sandbox: RunningSandbox;
let refunds: Stripe['refunds'];

beforeAll(async () => {
  sandbox = await startSandbox();
  refunds = sandbox.stripe.refunds;
});
afterAll(() => sandbox.close());

/** Pays ₹250 and returns the intent. */
async function paidIntent(): Promise<string> {
  const session = await openSession(sandbox);
  await pay(sandbox, session);
  const paid = await sandbox.stripe.checkout.sessions.retrieve(session.id);
  return paid.payment_intent as string;
}

test('refunds everything, unless an amount is given', async () => {
  const intent = await paidIntent();
  const part = await refunds.create({
    payment_intent: intent,
    amount: 10_000,
    reason: 'requested_by_customer',
    metadata: { orderId: 'order-1' },
  });
  expect(part).toMatchObject({
    status: 'succeeded',
    amount: 10_000,
    payment_intent: intent,
    reason: 'requested_by_customer',
    metadata: { orderId: 'order-1' },
  });
  expect(await refunds.create({ payment_intent: intent })).toMatchObject({ amount: 15_000 });
  const { latest_charge: charge } = await sandbox.stripe.paymentIntents.retrieve(intent);
  expect(await sandbox.stripe.charges.retrieve(charge as string)).toMatchObject({
    amount_refunded: 25_000,
    refunded: true,
  });
  const { data } = await refunds.list({ payment_intent: intent });
  expect(data.map(({ amount }) => amount)).toEqual([15_000, 10_000]);
});

test('never refunds more than is left', async () => {
  const intent = await paidIntent();
  await expect(refunds.create({ payment_intent: intent, amount: 25_001 })).rejects.toMatchObject({
    statusCode: 400,
    param: 'amount',
  });
  const tries = Array.from({ length: 6 }, () => refunds.create({ payment_intent: intent, amount: 10_000 }));
  const settled = await Promise.allSettled(tries);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await refunds.create({ payment_intent: intent });
  await expect(refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
});

test('refunds nothing that was never paid', async () => {
  await expect(refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  const session = await openSession(sandbox);
  await pay(sandbox, session, '4000000000000002');
  const { payment_intent: intent } = await sandbox.stripe.checkout.sessions.retrieve(session.id);
  await expect(refunds.create({ payment_intent: intent as string })).rejects.toMatchObject({
    statusCode: 400,
    param: 'payment_intent',
  });
});
