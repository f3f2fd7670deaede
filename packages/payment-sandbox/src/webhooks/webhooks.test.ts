import { setTimeout as wait } from 'node:timers/promises';
import { gate } from '@jhola/tools/testing/gate.ts';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CARDS, openSession, pay } from '../testing/shopper.ts';
import { type RunningSandbox, startSandbox } from '../testing/start-sandbox.ts';

const DAY_MS = 24 * 60 * 60_000;

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sandbox.receiver.received.length = 0;
  sandbox.receiver.status = 200;
});

/** The events that the library's own check accepts. */
function acceptedEvents(): Stripe.Event[] {
  const { receiver, clock } = sandbox;
  const { webhookSecret } = sandbox.sandbox.keys;
  return receiver.received.map(({ body, signature }) =>
    sandbox.stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      300,
      undefined,
      clock.now().getTime(),
    ),
  );
}

test('a payment sends signed webhooks, and the list has the same events', async () => {
  const session = await openSession(sandbox);
  await pay(sandbox, session);
  await expect.poll(() => sandbox.receiver.received).toHaveLength(2);
  const events = acceptedEvents();
  expect(events.map(({ type }) => type).toSorted()).toEqual([
    'checkout.session.completed',
    'payment_intent.succeeded',
  ]);
  const completed = events.find(({ type }) => type === 'checkout.session.completed');
  expect(completed?.data.object).toMatchObject({
    id: session.id,
    payment_status: 'paid',
    amount_total: 25_000,
  });
  expect(completed).toMatchObject({ api_version: Stripe.API_VERSION, livemode: false });
  const listed = await sandbox.stripe.events.list({ limit: 2 });
  expect(listed.data.map(({ id }) => id).toSorted()).toEqual(events.map(({ id }) => id).toSorted());
});

test('a decline, an expiry and a refund send webhooks too', async () => {
  const session = await openSession(sandbox);
  await pay(sandbox, session, CARDS.declined);
  await sandbox.stripe.checkout.sessions.expire(session.id);
  const paid = await openSession(sandbox);
  await pay(sandbox, paid);
  const { payment_intent: intent } = await sandbox.stripe.checkout.sessions.retrieve(paid.id);
  await sandbox.stripe.refunds.create({ payment_intent: intent as string });
  await expect.poll(() => sandbox.receiver.received).toHaveLength(8);
  expect(
    acceptedEvents()
      .map(({ type }) => type)
      .toSorted(),
  ).toEqual([
    'charge.refunded',
    'checkout.session.completed',
    'checkout.session.expired',
    'payment_intent.canceled',
    'payment_intent.payment_failed',
    'payment_intent.succeeded',
    'refund.created',
    'refund.updated',
  ]);
});

test('a webhook that fails is retried until it succeeds, with the same id', async () => {
  sandbox.receiver.status = 500;
  const session = await openSession(sandbox);
  await sandbox.stripe.checkout.sessions.expire(session.id);
  await expect.poll(() => sandbox.receiver.received).toHaveLength(1);
  sandbox.receiver.status = 200;
  await expect.poll(() => sandbox.receiver.received).toHaveLength(2);
  const [first, second] = acceptedEvents();
  expect(second?.id).toBe(first?.id);
  sandbox.clock.advance(60_000);
  await wait(1_200);
  expect(sandbox.receiver.received).toHaveLength(2);
});

test('a shop that responds slowly to one webhook gets the others in the meantime', async () => {
  const { faults } = sandbox.sandbox;
  const answered = gate();
  const off = faults.at('webhook.answered', () => answered.promise);
  for (let nth = 0; nth < 3; nth += 1) {
    const { id } = await openSession(sandbox);
    await sandbox.stripe.checkout.sessions.expire(id);
    await expect.poll(() => sandbox.receiver.received).toHaveLength(nth + 1);
  }
  off();
  answered.resolve();
});

test('after a restart outstanding webhooks are sent', async () => {
  sandbox.receiver.status = 503;
  const session = await openSession(sandbox);
  await pay(sandbox, session);
  await expect.poll(() => sandbox.receiver.received).toHaveLength(2);
  const { keys } = sandbox.sandbox;
  sandbox = await sandbox.restart();
  expect(sandbox.sandbox.keys).toEqual(keys);
  sandbox.receiver.status = 200;
  sandbox.receiver.received.length = 0;
  await expect.poll(() => sandbox.receiver.received).toHaveLength(2);
  expect(acceptedEvents().map(({ type }) => type)).toContain('checkout.session.completed');
  expect(await sandbox.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    payment_status: 'paid',
  });
});

test('events are deleted after thirty days, with their webhooks, and newer ones are kept', async () => {
  const { db, clock } = sandbox;
  const count = async (table: 'sandbox_events' | 'sandbox_deliveries') =>
    (await db.selectFrom(table).select('id').execute()).length;
  await db.deleteFrom('sandbox_events').execute();
  await pay(sandbox, await openSession(sandbox));
  await expect.poll(() => sandbox.receiver.received).toHaveLength(2);
  clock.advance(29 * DAY_MS);
  await pay(sandbox, await openSession(sandbox));
  await expect.poll(() => sandbox.receiver.received).toHaveLength(4);
  clock.advance(2 * DAY_MS);
  await expect.poll(() => count('sandbox_events')).toBe(2);
  expect(await count('sandbox_deliveries')).toBe(2);
});

test('events are also deleted if the clock was a year ahead, and then right again', async () => {
  const { db, clock } = sandbox;
  const newest = async () =>
    (await db.selectFrom('sandbox_events').select('id').orderBy('number', 'desc').executeTakeFirst())?.id ??
    '';
  const has = async (id: string) =>
    (await db.selectFrom('sandbox_events').select('id').where('id', '=', id).execute()).length > 0;
  await pay(sandbox, await openSession(sandbox));
  const first = await newest();
  clock.advance(365 * DAY_MS);
  await expect.poll(() => has(first)).toBe(false);
  // It has just deleted, so that it would do so again only in an hour of this clock.
  await pay(sandbox, await openSession(sandbox));
  const second = await newest();
  const created_at = new Date(clock.now().getTime() - (365 + 31) * DAY_MS);
  await db.updateTable('sandbox_events').set({ created_at }).where('id', '=', second).execute();
  clock.advance(-365 * DAY_MS);
  await expect.poll(() => has(second)).toBe(false);
});
