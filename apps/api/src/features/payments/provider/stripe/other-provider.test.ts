import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fillCart, startTestShop, stockOf, stockProduct, type TestShop } from '../../../../testing/index.ts';
import { CHECK_EVERY_MS, LOOK_EVERY_MS } from '../../check-times.ts';
import { type OtherProvider, startOtherProvider } from './testing/other-provider.ts';
import { WEBHOOK_PATH } from '../../webhook.ts';

/** A shop with keys as in production: Stripe's library, the real sweeper, and a provider other than the sandbox. */
let shop: TestShop;
let provider: OtherProvider;

beforeAll(async () => {
  provider = await startOtherProvider();
  shop = await startTestShop(provider.environment, { logsErrors: true, sweepEveryMs: 50 });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});
beforeEach(() => provider.beginTest());

async function shopper() {
  const as = await shop.signUp();
  const { productId } = await stockProduct(shop.db, { stock: 5 });
  return { as, productId, form: await fillCart(shop, as, [{ productId, quantity: 2 }]) };
}

async function begin() {
  const { as, productId, form } = await shopper();
  const { id } = await shop.call('checkout', form, { as });
  return { as, productId, form, id };
}

async function send(type: string, object: unknown): Promise<number> {
  const { payload, signature } = provider.event(type, object);
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await shop.app.inject({ method: 'POST', url: WEBHOOK_PATH, payload, headers })).statusCode;
}

async function becomes(id: string, state: string) {
  const payment = async () => (await shop.call('getPayment', { session_id: id })).data;
  await expect.poll(async () => (await payment()).state).toBe(state);
  return payment();
}

async function paidOrder() {
  const { as, productId, id } = await begin();
  provider.pay(id);
  expect(await send('checkout.session.completed', provider.sessions.get(id))).toBe(200);
  const { _id } = await becomes(id, 'paid');
  return { as, productId, id, _id };
}

const orderOf = async (_id: string) =>
  shop.db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.status', 'payment_status', 'payments.state', 'payments.fault'])
    .where('orders.id', '=', _id as never)
    .executeTakeFirstOrThrow();

test('a payment is settled by its event of an older API version, and events of other kinds are accepted', async () => {
  const { id, productId } = await begin();
  provider.pay(id);
  const intent = { id: `pi_of_${id}`, object: 'payment_intent' };
  expect(await send('payment_intent.created', intent)).toBe(200);
  expect(await send('charge.succeeded', { id: 'ch_1', payment_intent: intent.id })).toBe(200);
  expect(await send('charge.dispute.created', { id: 'dp_1', payment_intent: intent.id })).toBe(200);
  expect(await send('checkout.session.completed', provider.sessions.get(id))).toBe(200);
  await becomes(id, 'paid');
  expect(await stockOf(shop.db, productId)).toBe(3);
});

test.each([
  ['too many requests', { status: 429, error: { type: 'invalid_request_error', code: 'rate_limit' } }],
  ['a conflict', { status: 409, error: { type: 'invalid_request_error', code: 'idempotency_key_in_use' } }],
  ['an error of the provider', { status: 500, error: { type: 'api_error' } }],
  ['a cut line', 'cut' as const],
  ['a response of another form', 'other form' as const],
  ['the response null', 'null' as const],
  ['a response that isn’t JSON', 'no json' as const],
])('%s at first leads to one session', async (_what, failure) => {
  const { as, form } = await shopper();
  const before = provider.sessions.size;
  // The library retries most of these itself; after that the shopper retries.
  provider.failures.push(failure, failure);
  expect(await shop.refused('checkout', form, { as })).toMatchObject({ status: 503 });
  provider.failures.length = 0;
  const { id } = await shop.call('checkout', form, { as });
  expect(provider.sessions.size).toBe(before + 1);
  expect(provider.sessions.get(id)?.['amount_total']).toBe(20_000);
});

test.each([
  ['another order', 'other order'],
  ['another shopper', 'other id'],
  ['another amount', 'other amount'],
  ['another currency', 'other currency'],
] as const)('a session of %s, repeated under its key, doesn’t block the cart', async (_what, failure) => {
  const other = await begin();
  const { as, form, productId } = await shopper();
  provider.failures.push(failure);
  expect(await shop.refused('checkout', form, { as })).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
  expect(await stockOf(shop.db, productId)).toBe(5);
  const { id } = await shop.call('checkout', form, { as });
  expect(provider.sessions.get(id)).toMatchObject({ status: 'open', amount_total: 20_000, currency: 'inr' });
  expect(provider.sessions.get(other.id)?.status).toBe('open');
});

test('a session of the other mode than the keys is never shown, and cash works', async () => {
  const { as, form } = await shopper();
  provider.failures.push('other mode');
  expect(await shop.refused('checkout', form, { as })).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
  expect((await shop.call('placeCashOrder', form, { as })).data.payment_method).toBe('cash');
});

test('ending a payment never ends the session of another one', async () => {
  const other = await begin();
  const { as, form } = await shopper();
  const away = { status: 500, error: { type: 'api_error' } };
  provider.failures.push(away, away, 'other id');
  await shop.refused('checkout', form, { as });
  expect((await shop.call('placeCashOrder', form, { as })).data.payment_method).toBe('cash');
  expect(provider.sessions.get(other.id)?.status).toBe('open');
});

test('a response without an end is cut off, and cash works', async () => {
  const { as, form } = await shopper();
  provider.failures.push('endless', 'endless');
  expect(await shop.refused('checkout', form, { as })).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
  expect(provider.endlessBytes).toBeLessThan(20_000_000);
  expect((await shop.call('placeCashOrder', form, { as })).data.payment_method).toBe('cash');
});

test('slow responses are awaited', async () => {
  provider.delayMs = 10_000;
  const { id } = await begin();
  expect(provider.sessions.get(id)?.status).toBe('open');
});

test('an amount below the provider’s minimum is refused with a message, and holds no stock', async () => {
  const { as, form, productId } = await shopper();
  const error = { type: 'invalid_request_error', code: 'amount_too_small', message: 'Too small' };
  provider.failures.push({ status: 400, error });
  expect(await shop.refused('checkout', form, { as })).toMatchObject({
    status: 400,
    message: expect.stringContaining('too little to pay by card'),
  });
  expect(await stockOf(shop.db, productId)).toBe(5);
  expect((await shop.call('placeCashOrder', form, { as })).data.payment_method).toBe('cash');
});

test('an error that the provider stores and repeats under its key doesn’t block the cart', async () => {
  const { as, form, productId } = await shopper();
  provider.failures.push({ status: 500, error: { type: 'api_error' }, isStored: true });
  const { id } = await shop.call('checkout', form, { as });
  expect(provider.sessions.get(id)?.status).toBe('open');
  expect(await stockOf(shop.db, productId)).toBe(3);
  provider.pay(id);
  expect(await send('checkout.session.completed', provider.sessions.get(id))).toBe(200);
  await becomes(id, 'paid');
});

test('a key that the provider knows with other parameters, as of an earlier version, doesn’t block the cart', async () => {
  const { as, form, productId } = await shopper();
  const away = { status: 500, error: { type: 'api_error' } };
  provider.failures.push(away, away, { status: 400, error: { type: 'idempotency_error' } });
  expect(await shop.refused('checkout', form, { as })).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
  const { id } = await shop.call('checkout', form, { as });
  expect(provider.sessions.get(id)).toMatchObject({ status: 'open', amount_total: 20_000 });
  expect(await stockOf(shop.db, productId)).toBe(3);
});

test('a request that is too late for its session starts a new one', async () => {
  const { as, form, productId } = await shopper();
  const away = { status: 500, error: { type: 'api_error' } };
  provider.failures.push(away, away);
  await shop.refused('checkout', form, { as });
  provider.failures.push({ status: 400, error: { type: 'invalid_request_error', param: 'expires_at' } });
  const { id } = await shop.call('checkout', form, { as });
  expect(provider.sessions.get(id)?.status).toBe('open');
  expect(await stockOf(shop.db, productId)).toBe(3);
});

test('a delayed payment that failed releases its stock', async () => {
  const { id, productId } = await begin();
  const session = { ...provider.sessions.get(id), status: 'complete' };
  expect(await send('checkout.session.completed', session)).toBe(200);
  expect(await stockOf(shop.db, productId)).toBe(3);
  expect(await send('checkout.session.async_payment_failed', session)).toBe(200);
  await becomes(id, 'unpaid');
  expect(await stockOf(shop.db, productId)).toBe(5);
});

test('a delayed payment that succeeded places its order', async () => {
  const { id } = await begin();
  provider.pay(id);
  expect(await send('checkout.session.async_payment_succeeded', provider.sessions.get(id))).toBe(200);
  await becomes(id, 'paid');
});

test('a payment still processing at its expiry keeps no stock, and counts when it arrives', async () => {
  const { id, productId } = await begin();
  Object.assign(provider.sessions.get(id) ?? {}, { status: 'complete' });
  await shop.db
    .updateTable('payments')
    .set({ expires_at: new Date(shop.clock.now().getTime() - 61_000), next_check_at: new Date(0) })
    .where('session_id', '=', id)
    .execute();
  await shop.call('getPayment', { session_id: id });
  // The sweeper may be checking it.
  await expect.poll(() => stockOf(shop.db, productId)).toBe(5);
  provider.pay(id);
  expect(await send('checkout.session.async_payment_succeeded', provider.sessions.get(id))).toBe(200);
  await becomes(id, 'paid');
  expect(await stockOf(shop.db, productId)).toBe(3);
});

test('a paid second session of the same order alerts the admins, and places nothing twice', async () => {
  const { id, _id, productId } = await paidOrder();
  const twin = {
    ...provider.sessions.get(id),
    id: 'cs_twin',
    client_reference_id: _id,
    payment_intent: 'pi_2',
  };
  expect(await send('checkout.session.completed', twin)).toBe(200);
  expect(await orderOf(_id)).toMatchObject({ state: 'paid', fault: expect.stringContaining('cs_twin') });
  expect(await stockOf(shop.db, productId)).toBe(3);
});

test('a refund is made once although the first response about it has another form', async () => {
  const { id, _id, as } = await paidOrder();
  provider.refundStatus = 'other form';
  await shop.call('cancelMyOrder', { _id }, { as });
  await expect.poll(async () => (await orderOf(_id)).fault).toContain('another form');
  expect(await orderOf(_id)).toMatchObject({ state: 'paid', payment_status: 'REFUND PENDING' });
  await succeedsAtNextAttempt(_id);
  expect(provider.refunds.filter((refund) => refund.payment_intent === `pi_of_${id}`)).toHaveLength(1);
});

test('a refund of less than was asked for is completed', async () => {
  const { id, _id, as } = await paidOrder();
  provider.refundStatus = 'half';
  await shop.call('cancelMyOrder', { _id }, { as });
  await expect.poll(async () => (await orderOf(_id)).fault).toContain('refunded 10000 instead of 20000');
  await succeedsAtNextAttempt(_id);
  const given = provider.refunds.filter((refund) => refund.payment_intent === `pi_of_${id}`);
  expect(given.map(({ amount }) => amount)).toEqual([10_000, 10_000]);
});

test('a manual refund is shown on the order, and isn’t repeated', async () => {
  const { id, _id, as } = await paidOrder();
  const intent = `pi_of_${id}`;
  const part = { id: 're_hand', object: 'refund', payment_intent: intent, status: 'succeeded' } as const;
  provider.refunds.unshift({ ...part, amount: 5_000 });
  expect(await send('charge.refunded', { id: 'ch_9', payment_intent: intent })).toBe(200);
  expect(await orderOf(_id)).toMatchObject({
    state: 'paid',
    payment_status: 'PAID',
    fault: expect.stringContaining('outside the shop'),
  });
  await shop.call('cancelMyOrder', { _id }, { as });
  await becomesRefunded(_id);
  const given = provider.refunds.filter((refund) => refund.payment_intent === intent);
  expect(given.map(({ amount }) => amount).sort()).toEqual([15_000, 5_000]);
});

test('a full manual refund is shown on an order that isn’t cancelled', async () => {
  const { id, _id } = await paidOrder();
  const payment_intent = `pi_of_${id}`;
  provider.refunds.unshift({
    id: 're_all',
    object: 'refund',
    payment_intent,
    status: 'succeeded',
    amount: 20_000,
  });
  expect(await send('refund.created', provider.refunds[0])).toBe(200);
  expect(await orderOf(_id)).toMatchObject({
    status: 'pending',
    state: 'refunded',
    payment_status: 'REFUNDED',
  });
});

test('a refund that the bank rejects later is due again, and retried', async () => {
  const { id, _id, as } = await paidOrder();
  provider.refundStatus = 'pending';
  await shop.call('cancelMyOrder', { _id }, { as });
  await becomesRefunded(_id);
  const [first] = provider.refunds;
  if (first) first.status = 'failed';
  expect(await send('refund.failed', first)).toBe(200);
  expect(await orderOf(_id)).toMatchObject({ state: 'paid', payment_status: 'REFUND PENDING' });
  await succeedsAtNextAttempt(_id);
  const counted = provider.refunds.filter((refund) => refund.payment_intent === `pi_of_${id}`);
  expect(counted.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
});

test('without any webhook the shop settles within 90 seconds', async ({ task }) => {
  const { id, as } = await begin();
  // The worst moment to pay is just after a check by the sweeper: this is the longest time until the next one.
  while (!(await wasJustAsked(id))) await wait(100);
  provider.pay(id);
  shop.clock.advance(CHECK_EVERY_MS);
  // No page polls, so only the sweeper can settle it. The test reads the tables only.
  await expect.poll(() => stateOf(id)).toBe('paid');
  // A sweep may have just begun, and checks other due payments first.
  const seconds = (CHECK_EVERY_MS + 2 * LOOK_EVERY_MS) / 1000;
  expect(seconds).toBeLessThan(90);
  expect((await shop.call('getOrders', undefined, { as })).totalCount).toBe(1);
  task.meta.figures = {
    'webhooks that came': 0,
    'asked again every, in seconds': CHECK_EVERY_MS / 1000,
    'settled after at most, in seconds': seconds,
  };
});

test('after all this, the SQL of docs/payments.md finds no difference', async () => {
  await expectNoDifference();
});

test('the SQL of docs/payments.md finds no difference for an undelivered order while its refund is due, nor after it', async () => {
  const { _id } = await paidOrder();
  const as = await shop.signInAdmin();
  await shop.call('moveOrder', { _id, from: 'pending', to: 'processing' }, { as });
  await shop.call('moveOrder', { _id, from: 'processing', to: 'shipped' }, { as });
  provider.refundStatus = 'failed';
  await shop.call('markUndelivered', { _id, from: 'shipped', reason: 'Nobody was there' }, { as });
  await expect.poll(async () => (await orderOf(_id)).fault).toContain('The bank refused');
  expect(await orderOf(_id)).toMatchObject({ state: 'paid', payment_status: 'REFUND PENDING' });
  await expectNoDifference();
  await succeedsAtNextAttempt(_id);
  await expectNoDifference();
  const [open = ''] = await statementsOf('## What to look for in the log');
  const { rows } = await sql.raw<{ status: string }>(open).execute(shop.db);
  expect(rows.map(({ status }) => status)).not.toContain('undelivered');
});

/** The SQL of a section of docs/payments.md. */
async function statementsOf(heading: string): Promise<string[]> {
  const text = await readFile(new URL('../../../../../../../docs/payments.md', import.meta.url), 'utf8');
  const [, section = ''] = text.split(heading);
  return (/```sql\n([^`]+)```/.exec(section)?.[1] ?? '').split(';');
}

async function expectNoDifference(): Promise<void> {
  const [money = '', stock = ''] = await statementsOf('## Adding up');
  const { rows } = await sql.raw<Record<string, unknown>>(money).execute(shop.db);
  expect(Number(rows[0]?.['taken'])).toBeGreaterThan(0);
  expect(Number(rows[0]?.['off'])).toBe(0);
  expect((await sql.raw(stock).execute(shop.db)).rows).toEqual([]);
}

async function wasJustAsked(id: string): Promise<boolean> {
  const row = await shop.db
    .selectFrom('payments')
    .select('next_check_at')
    .where('session_id', '=', id)
    .executeTakeFirstOrThrow();
  return row.next_check_at > shop.clock.now();
}

async function stateOf(id: string): Promise<string> {
  const row = await shop.db
    .selectFrom('payments')
    .select('state')
    .where('session_id', '=', id)
    .executeTakeFirst();
  return row?.state ?? 'unknown';
}

/** Lets the provider accept the order's refund, makes it due again, and waits for it. */
async function succeedsAtNextAttempt(_id: string): Promise<void> {
  provider.refundStatus = 'succeeded';
  await shop.db
    .updateTable('payments')
    .set({ next_check_at: new Date(0) })
    .execute();
  await becomesRefunded(_id);
}

async function becomesRefunded(_id: string): Promise<void> {
  await expect.poll(async () => (await orderOf(_id)).payment_status).toBe('REFUNDED');
}
