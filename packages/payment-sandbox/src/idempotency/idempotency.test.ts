import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession, pay, sessionFor } from '../testing/shopper.ts';
import { type RunningSandbox, startSandbox } from '../testing/start-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

test('the same key and parameters get the same response, after a restart too', async () => {
  const params = sessionFor(sandbox.clock.now());
  const key = { idempotencyKey: 'session-1' };
  const first = await sandbox.stripe.checkout.sessions.create(params, key);
  const again = await sandbox.stripe.checkout.sessions.create(params, key);
  expect(again.id).toBe(first.id);
  await sandbox.stripe.checkout.sessions.expire(first.id);
  sandbox = await sandbox.restart();
  // The response is the stored one, though the session has changed since.
  expect(await sandbox.stripe.checkout.sessions.create(params, key)).toMatchObject({
    id: first.id,
    status: 'open',
  });
  const { data } = await sandbox.stripe.checkout.sessions.list({ limit: 100 });
  expect(data).toHaveLength(1);
});

test('the same key with other parameters is refused', async () => {
  const key = { idempotencyKey: 'session-2' };
  const params = sessionFor(sandbox.clock.now());
  await sandbox.stripe.checkout.sessions.create(params, key);
  await expect(
    sandbox.stripe.checkout.sessions.create({ ...params, client_reference_id: 'another' }, key),
  ).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
});

test('a refusal is stored like any response, but not one of invalid parameters', async () => {
  const session = await openSession(sandbox);
  await pay(sandbox, session);
  const { payment_intent: intent } = await sandbox.stripe.checkout.sessions.retrieve(session.id);
  const { refunds } = sandbox.stripe;
  const tooMuch = { payment_intent: intent as string, amount: 99_999 };
  const key = { idempotencyKey: 'refund-1' };
  const refusal = { statusCode: 400, param: 'amount' };
  await expect(refunds.create(tooMuch, key)).rejects.toMatchObject(refusal);
  await expect(refunds.create(tooMuch, key)).rejects.toMatchObject({
    ...refusal,
    headers: { 'idempotent-replayed': 'true' },
  });
  const second = { idempotencyKey: 'refund-2' };
  await expect(refunds.create({ ...tooMuch, amount: -1 }, second)).rejects.toMatchObject(refusal);
  expect(await refunds.create({ ...tooMuch, amount: 100 }, second)).toMatchObject({ amount: 100 });
});

test('simultaneous requests with the same key run once', async () => {
  const params = sessionFor(sandbox.clock.now());
  const { sessions } = sandbox.stripe.checkout;
  const before = (await sessions.list({ limit: 100 })).data.length;
  const tries = Array.from({ length: 8 }, () =>
    // A response that the key is in use isn't final: the library retries.
    sessions.create(params, { idempotencyKey: 'session-3', maxNetworkRetries: 8 }),
  );
  const made = await Promise.all(tries);
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect((await sessions.list({ limit: 100 })).data).toHaveLength(before + 1);
});

test('a key can be used again after a day', async () => {
  const key = { idempotencyKey: 'session-4' };
  const first = await sandbox.stripe.checkout.sessions.create(sessionFor(sandbox.clock.now()), key);
  sandbox.clock.advance(24 * 3_600_000 + 1);
  const second = await sandbox.stripe.checkout.sessions.create(sessionFor(sandbox.clock.now()), key);
  expect(second.id).not.toBe(first.id);
  const kept = () => sandbox.db.selectFrom('sandbox_idempotency_keys').select('key').execute();
  await expect.poll(kept).toEqual([{ key: 'session-4' }]);
});
