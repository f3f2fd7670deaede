import { afterAll, beforeAll, expect, test } from 'vitest';
import { checked, checkShape } from './check-shape.ts';
import { CARDS, openSession, pageOf, pay, send } from './shopper.ts';
import { type RunningSandbox, startSandbox } from './start-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

test('every response and every event has the published shape', async () => {
  const { stripe, receiver } = sandbox;
  const session = await openSession(sandbox);
  await pay(sandbox, session, CARDS.insufficientFunds);
  await pay(sandbox, session, CARDS.requiresAuthentication);
  const listed = await stripe.checkout.sessions.list({ expand: ['data.payment_intent'] });
  expect(listed.data[0]?.payment_intent).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'redirect_to_url' },
  });
  await send(sandbox, `${pageOf(session)}/authenticate`, { outcome: 'fail' });
  await pay(sandbox, session);
  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['line_items', 'payment_intent.latest_charge'],
  });
  const { id: payment_intent } = paid.payment_intent as { id: string };
  await stripe.checkout.sessions.listLineItems(session.id);
  const refund = await stripe.refunds.create({ payment_intent, amount: 100, expand: ['charge'] });
  await stripe.refunds.retrieve(refund.id);
  await stripe.refunds.list({ payment_intent });
  const intent = await stripe.paymentIntents.retrieve(payment_intent);
  await stripe.charges.retrieve(intent.latest_charge as string);
  const other = await openSession(sandbox);
  await pay(sandbox, other, CARDS.declined);
  await stripe.checkout.sessions.expire(other.id);
  await expect(stripe.events.retrieve('evt_none')).rejects.toMatchObject({ code: 'resource_missing' });
  const { data: events } = await stripe.events.list({ limit: 100 });
  await stripe.events.retrieve(events[0]?.id ?? '');

  await expect.poll(() => receiver.received).toHaveLength(events.length);
  for (const { body } of receiver.received) checkShape(JSON.parse(body));
  expect(new Set(events.map(({ type }) => type)).size).toBe(8);
  expect([...checked.keys()].toSorted()).toEqual([
    'charge',
    'checkout.session',
    'error',
    'event',
    'list',
    'payment_intent',
    'refund',
  ]);
});

test('a difference from the description is found', async () => {
  const session = { ...(await openSession(sandbox)) } as Record<string, unknown>;
  expect(() => checkShape({ ...session, colour: 'blue' })).toThrow('additional properties');
  expect(() => checkShape({ ...session, status: 'half open' })).toThrow('allowed values');
  delete session['amount_total'];
  expect(() => checkShape(session)).toThrow('amount_total');
});
