import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openSession, pay, sessionFor } from '../testing/shopper.ts';
import { type RunningSandbox, startSandbox } from '../testing/start-sandbox.ts';
import type { SandboxFaults } from './fault-control.ts';

let sandbox: RunningSandbox;
let faults: SandboxFaults;

beforeAll(async () => {
  sandbox = await startSandbox();
  faults = sandbox.sandbox.faults;
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sandbox.receiver.received.length = 0;
});
afterEach(() => {
  faults.clear();
  vi.restoreAllMocks();
});

type Received = { readonly id: string; readonly type: string };
const received = () => sandbox.receiver.received.map(({ body }) => JSON.parse(body) as Received);

/** Creates and ends a session, which makes one event. */
async function oneEvent(): Promise<void> {
  const { id } = await openSession(sandbox);
  await sandbox.stripe.checkout.sessions.expire(id);
}

async function arrived(count: number): Promise<void> {
  await expect.poll(() => sandbox.receiver.received).toHaveLength(count);
}

/** Long enough for two rounds: webhooks that haven't arrived by then won't. */
const awhile = () => wait(300);

test('webhooks can come late', async () => {
  faults.set({ webhookDelayMs: 60_000 });
  await oneEvent();
  await awhile();
  expect(received()).toEqual([]);
  sandbox.clock.advance(60_000);
  await arrived(1);
});

test('webhooks can come many times, and in another order', async () => {
  faults.set({ webhookDuplicates: 4, webhookShuffleMs: 60_000 });
  for (let nth = 0; nth < 4; nth += 1) await oneEvent();
  sandbox.clock.advance(60_000);
  await arrived(20);
  const ids = received().map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
  const { data } = await sandbox.stripe.events.list({ limit: 4 });
  const inOrder = data.toReversed().flatMap(({ id }) => Array<string>(5).fill(id));
  expect(ids.toSorted()).toEqual(inOrder.toSorted());
  expect(ids).not.toEqual(inOrder);
});

test('webhooks can be lost, the next ones or all, and the list still has their events', async () => {
  faults.set({ webhooksLost: 2 });
  for (let nth = 0; nth < 3; nth += 1) await oneEvent();
  await arrived(1);
  faults.set({ webhooksLost: 'all' });
  for (let nth = 0; nth < 3; nth += 1) await oneEvent();
  await awhile();
  expect(received()).toHaveLength(1);
  const { data } = await sandbox.stripe.events.list({ limit: 6 });
  expect(data[3]?.id).toBe(received()[0]?.id);
});

test('forged webhooks accompany the genuine one, are refused by the library’s check, and not sent again', async () => {
  faults.set({ webhookForgeries: ['signature', 'mutated', 'stale', 'future'] });
  sandbox.receiver.status = 400;
  await oneEvent();
  await arrived(5);
  sandbox.receiver.status = 200;
  await arrived(6);
  const now = sandbox.clock.now().getTime();
  const results = sandbox.receiver.received.map(({ body, signature }) => {
    const isFuture = Number(/t=(\d+)/.exec(signature)?.[1]) > now / 1000 + 300;
    try {
      const { webhookSecret } = sandbox.sandbox.keys;
      sandbox.stripe.webhooks.constructEvent(body, signature, webhookSecret, 300, undefined, now);
      return isFuture ? 'future' : 'right';
    } catch (error) {
      expect(error).toBeInstanceOf(Stripe.errors.StripeSignatureVerificationError);
      return 'refused';
    }
  });
  expect(results.toSorted()).toEqual(['future', 'refused', 'refused', 'refused', 'right', 'right']);
});

test('events of unknown types can be sent along', async () => {
  faults.set({ webhooksUnknown: 2 });
  await oneEvent();
  await arrived(3);
  expect(
    received()
      .map(({ type }) => type)
      .toSorted(),
  ).toEqual(['checkout.session.expired', 'sandbox.something_new', 'sandbox.something_new']);
});

test('the API can fail before it changes anything', async () => {
  faults.set({ apiFailures: 1 });
  const params = sessionFor(sandbox.clock.now());
  const key = { idempotencyKey: 'fails-once' };
  const { sessions } = sandbox.stripe.checkout;
  await expect(sessions.create(params, key)).rejects.toMatchObject({
    type: 'StripeAPIError',
    statusCode: 500,
  });
  expect(await sessions.create(params, key)).toMatchObject({ status: 'open' });
});

test('the API can execute a call without a response; a retry gets the result', async () => {
  const { sessions } = sandbox.stripe.checkout;
  const [before] = (await sessions.list({ limit: 1 })).data;
  // If its connection breaks, the library itself retries once, with the same key.
  faults.set({ apiAnswersLost: 2 });
  const params = sessionFor(sandbox.clock.now());
  const key = { idempotencyKey: 'lost-once' };
  await expect(sessions.create(params, key)).rejects.toMatchObject({ type: 'StripeConnectionError' });
  const [made] = (await sessions.list({ limit: 1 })).data;
  expect(made?.id).not.toBe(before?.id);
  expect((await sessions.create(params, key)).id).toBe(made?.id);
});

test('the API can respond too late', async () => {
  faults.set({ apiDelayMs: 400 });
  await expect(openSession({ ...sandbox, stripe: impatient(100) })).rejects.toMatchObject({
    type: 'StripeConnectionError',
  });
});

function impatient(timeout: number): Stripe {
  return new Stripe(sandbox.sandbox.keys.secretKey, {
    ...sandbox.sandbox.api,
    timeout,
    maxNetworkRetries: 0,
  });
}

test('a test can run code at a point, such as when the money is taken and nobody knows', async () => {
  const session = await openSession(sandbox);
  const seen: unknown[] = [];
  const off = faults.at('payment.taken', async (passed) => {
    const { payment_status: status } = await sandbox.stripe.checkout.sessions.retrieve(session.id);
    seen.push(passed, status);
  });
  await pay(sandbox, session);
  expect(seen).toEqual([{ point: 'payment.taken', sessionId: session.id }, 'paid']);
  off();
  await pay(sandbox, await openSession(sandbox));
  expect(seen).toHaveLength(2);
});

test('the process can be killed at a point, the second time it is reached', async () => {
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
  faults.set({ dieAt: { point: 'session.made', time: 2 } });
  await openSession(sandbox);
  expect(kill).not.toHaveBeenCalled();
  await openSession(sandbox);
  expect(kill).toHaveBeenCalledExactlyOnceWith(process.pid, 'SIGKILL');
});
