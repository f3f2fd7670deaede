import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_VERSION } from '../api/api-version.ts';
import { openSession, pay, sessionFor } from '../testing/shopper.ts';
import { SHOP_URL } from '../testing/open-test-sandbox.ts';
import { type RunningSandbox, startSandbox } from '../testing/start-sandbox.ts';

let sandbox: RunningSandbox;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await startSandbox();
  stripe = sandbox.stripe;
});
afterAll(() => sandbox.close());

test('a session has its parameters, and is open', async () => {
  const session = await openSession(sandbox);
  expect(session).toMatchObject({
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 25_000,
    currency: 'inr',
    client_reference_id: 'order-1',
    customer_email: 'asha@jhola.test',
    metadata: { orderId: 'order-1' },
    payment_intent: null,
    livemode: false,
  });
  expect(session.id).toMatch(/^cs_test_\w{58}$/);
  expect(session.url).toBe(`${SHOP_URL}/sandbox/pay/${session.id}`);
  const read = await stripe.checkout.sessions.retrieve(session.id, { expand: ['line_items'] });
  expect(read).toMatchObject({ id: session.id, expires_at: session.expires_at });
  expect(read.line_items?.data.map((line) => [line.description, line.quantity, line.amount_total])).toEqual([
    ['Atta <5 kg>', 1, 20_000],
    ['Milk & honey', 2, 5_000],
  ]);
  const lines = await stripe.checkout.sessions.listLineItems(session.id, { limit: 1 });
  expect(lines).toMatchObject({ has_more: true });
});

test('a paid session has its method, and its intent and charge can be expanded', async () => {
  const session = await openSession(sandbox);
  await pay(sandbox, session);
  const read = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge'],
  });
  expect(read).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
  expect(read.payment_intent).toMatchObject({
    status: 'succeeded',
    amount_received: 25_000,
    metadata: { orderId: 'order-1' },
    latest_charge: { object: 'charge', paid: true, amount: 25_000, refunded: false },
  });
  const intent = read.payment_intent as Stripe.PaymentIntent;
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'succeeded' });
  const listed = await stripe.checkout.sessions.list({ payment_intent: intent.id });
  expect(listed.data.map(({ id }) => id)).toEqual([session.id]);
});

test('only an open session can be expired, and then can’t be paid', async () => {
  const session = await openSession(sandbox);
  expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null });
  expect(await pay(sandbox, session)).toMatchObject({ status: 410 });
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    message: expect.stringContaining('expired') as string,
  });
  const paid = await openSession(sandbox);
  await pay(sandbox, paid);
  await expect(stripe.checkout.sessions.expire(paid.id)).rejects.toMatchObject({
    message: expect.stringContaining('complete') as string,
  });
});

test('a session expires when its time is over, with one event', async () => {
  const session = await openSession(sandbox);
  sandbox.clock.advance(32 * 60_000);
  expect(await pay(sandbox, session)).toMatchObject({ status: 410 });
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'expired',
    payment_status: 'unpaid',
  });
  const { data } = await stripe.events.list({ type: 'checkout.session.expired', limit: 100 });
  const about = data.filter(({ data: { object } }) => (object as Stripe.Checkout.Session).id === session.id);
  expect(about).toHaveLength(1);
});

describe('what the provider would refuse', () => {
  test.each([
    ['less than half an hour', 29 * 60],
    ['more than a day', 24 * 3600 + 60],
  ])('%s', async (_name, seconds) => {
    const expiresAt = Math.floor(sandbox.clock.now().getTime() / 1000) + seconds;
    await expect(
      stripe.checkout.sessions.create({ ...sessionFor(sandbox.clock.now()), expires_at: expiresAt }),
    ).rejects.toMatchObject({ type: 'StripeInvalidRequestError', param: 'expires_at' });
  });

  test.each<[string, object, object]>([
    ['a parameter nobody knows', { colour: 'blue' }, { code: 'parameter_unknown', param: 'colour' }],
    ['no mode', { mode: undefined }, { code: 'parameter_missing', param: 'mode' }],
    ['no lines', { line_items: undefined }, { code: 'parameter_missing', param: 'line_items' }],
    ['a bad address', { success_url: 'success' }, { param: 'success_url' }],
    [
      'a price that is no number',
      {
        line_items: [
          { quantity: 1, price_data: { currency: 'inr', unit_amount: 'x', product_data: { name: 'A' } } },
        ],
      },
      { code: 'parameter_invalid_integer', param: 'line_items[0][price_data][unit_amount]' },
    ],
    [
      'too little money',
      {
        line_items: [
          { quantity: 1, price_data: { currency: 'inr', unit_amount: 10, product_data: { name: 'A' } } },
        ],
      },
      { code: 'amount_too_small' },
    ],
  ])('%s', async (_name, change, refusal) => {
    const params = { ...sessionFor(sandbox.clock.now()), ...change } as Stripe.Checkout.SessionCreateParams;
    await expect(stripe.checkout.sessions.create(params)).rejects.toMatchObject({
      ...refusal,
      statusCode: 400,
      type: 'StripeInvalidRequestError',
    });
  });

  test('what doesn’t exist', async () => {
    await expect(stripe.checkout.sessions.retrieve('cs_test_nothing')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such checkout.session: 'cs_test_nothing'",
    });
    await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 404 });
    await expect(stripe.checkout.sessions.list({ expand: ['data.customer'] })).rejects.toMatchObject({
      param: 'expand',
    });
  });

  test('times that are out of range', async () => {
    const far = 999_999_999_999_999;
    for (const created of [far, { gte: far }, { gt: 253_402_300_799, lt: far }, { lt: -far }])
      await expect(stripe.events.list({ created })).rejects.toMatchObject({
        statusCode: 400,
        type: 'StripeInvalidRequestError',
        param: expect.stringMatching(/^created/) as string,
      });
    const { data } = await stripe.events.list({ created: { gt: 253_402_300_799 } });
    expect(data).toEqual([]);
  });

  test('texts that can’t be stored', async () => {
    const refusal = { statusCode: 400, type: 'StripeInvalidRequestError', message: 'Invalid value.' };
    await expect(stripe.events.list({ type: 'charge\0refunded' })).rejects.toMatchObject(refusal);
    await expect(stripe.charges.retrieve('ch_\0')).rejects.toMatchObject(refusal);
    const params = { ...sessionFor(sandbox.clock.now()), metadata: { orderId: '\0' } };
    await expect(stripe.checkout.sessions.create(params)).rejects.toMatchObject(refusal);
  });
});

test('requires a key, as Bearer or as Basic; responses give version and request id', async () => {
  const { host, port } = sandbox.sandbox.api;
  const stranger = new Stripe('sk_test_wrong_one_of_somebody', { ...sandbox.sandbox.api });
  await expect(stranger.events.list()).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
  });
  const url = `http://${host}:${port}/v1/events`;
  expect((await fetch(url)).status).toBe(401);
  const basic = Buffer.from(`${sandbox.sandbox.keys.secretKey}:`).toString('base64');
  const response = await fetch(url, { headers: { authorization: `Basic ${basic}` } });
  expect(response.status).toBe(200);
  expect(response.headers.get('request-id')).toMatch(/^req_\w{14}$/);
  expect(response.headers.get('stripe-version')).toBe(API_VERSION);
  expect(API_VERSION).toBe(Stripe.API_VERSION);
});
