import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_CARDS } from '../intents/cards.ts';
import { CARDS, openSession, pageOf, pay, send, visit } from '../testing/shopper.ts';
import { type RunningSandbox, startSandbox } from '../testing/start-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const TYPED = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'Asha Rao' };

function stateOf(id: string) {
  return sandbox.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
}

async function chargesTaken(): Promise<number> {
  const { data } = await sandbox.stripe.events.list({ type: 'payment_intent.succeeded', limit: 100 });
  return data.length;
}

test('the page shows the items, the shop and the amount, and that no money moves', async () => {
  const session = await openSession(sandbox);
  const { status, text } = await visit(sandbox, pageOf(session));
  expect(status).toBe(200);
  for (const words of [
    'Test mode: no money moves',
    'Pay Jhola',
    '₹250.00',
    'Atta &lt;5 kg&gt;',
    'Qty 2, ₹25.00 each',
  ])
    expect(text).toContain(words);
  expect(text).toContain('href="http://shop.test/cancel"');
  expect(text).toContain('asha@jhola.test');
});

test('the page runs no foreign scripts, can’t be framed and isn’t cached', async () => {
  const session = await openSession(sandbox);
  const { headers, body } = await sandbox.app.inject({ url: pageOf(session) });
  expect(headers['cache-control']).toBe('no-store');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'self' http://shop.test");
  expect(body).not.toMatch(/ style=| on\w+=|<script>/);
  for (const asset of ['pay.css', 'pay.js']) {
    expect(await visit(sandbox, `/sandbox/assets/${asset}`)).toMatchObject({ status: 200 });
  }
});

test('a link fills the form with a test card', async () => {
  const session = await openSession(sandbox);
  const { text } = await visit(sandbox, `${pageOf(session)}?card=${CARDS.good}`);
  expect(text).toContain('value="4242 4242 4242 4242"');
  expect(text).toMatch(/name="cvc" value="123"/);
  for (const { number } of TEST_CARDS) expect(text).toContain(`?card=${number}`);
});

test('paying redirects to the shop with the session’s id', async () => {
  const session = await openSession(sandbox);
  expect(await send(sandbox, pageOf(session), TYPED)).toMatchObject({
    status: 303,
    location: `http://shop.test/success?session_id=${session.id}`,
  });
  const after = await visit(sandbox, pageOf(session));
  expect(after.text).toContain('already paid');
});

test('submitted ten times at once it is paid once, and each request is redirected', async () => {
  const session = await openSession(sandbox);
  const before = await chargesTaken();
  const visits = await Promise.all(Array.from({ length: 10 }, () => send(sandbox, pageOf(session), TYPED)));
  expect(new Set(visits.map(({ location }) => location))).toEqual(
    new Set([`http://shop.test/success?session_id=${session.id}`]),
  );
  expect(await chargesTaken()).toBe(before + 1);
});

describe('a declined card', () => {
  test.each([
    [CARDS.declined, 'Your card was declined.', 'card_declined'],
    [CARDS.insufficientFunds, 'Your card has insufficient funds.', 'card_declined'],
    ['4000000000000069', 'Your card has expired.', 'expired_card'],
    ['4111111111111111', 'only knows test cards', 'card_declined'],
  ])('%s', async (number, words, code) => {
    const session = await openSession(sandbox);
    const { status, text } = await pay(sandbox, session, number);
    expect(status).toBe(402);
    expect(text).toContain(words);
    // Loaded again, the page still says why.
    expect((await visit(sandbox, pageOf(session))).text).toContain(words);
    const declined = await stateOf(session.id);
    expect(declined).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: { status: 'requires_payment_method', last_payment_error: { code } },
    });
    // Another card still works.
    await pay(sandbox, session);
    expect(await stateOf(session.id)).toMatchObject({
      status: 'complete',
      payment_intent: { status: 'succeeded' },
    });
  });

  test('leaves what was typed in the form, except the security code, and nowhere else', async () => {
    const session = await openSession(sandbox);
    const { text } = await send(sandbox, pageOf(session), { ...TYPED, number: '4000 0000 0000 0002' });
    const values = [...text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(values).toEqual([
      ['number', '4000 0000 0000 0002'],
      ['expiry', TYPED.expiry],
      ['cvc', ''],
      ['name', TYPED.name],
    ]);
    expect((await visit(sandbox, pageOf(session))).text).not.toContain('value="4');
  });
});

describe('a card whose bank requests authentication', () => {
  async function asked() {
    const session = await openSession(sandbox);
    const { location } = await pay(sandbox, session, CARDS.requiresAuthentication);
    expect(location).toBe(`${pageOf(session)}/authenticate`);
    expect((await visit(sandbox, String(location))).text).toContain('ending in 3155');
    expect(await stateOf(session.id)).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    return { session, page: String(location) };
  }

  test('pays once authenticated', async () => {
    const { session, page } = await asked();
    const { location } = await send(sandbox, page, { outcome: 'complete' });
    expect(location).toBe(`http://shop.test/success?session_id=${session.id}`);
    expect(await stateOf(session.id)).toMatchObject({ payment_status: 'paid' });
  });

  test('pays nothing if not authenticated, and the page says so', async () => {
    const { session, page } = await asked();
    expect(await send(sandbox, page, { outcome: 'fail' })).toMatchObject({
      location: `${pageOf(session)}#card`,
    });
    expect((await visit(sandbox, pageOf(session))).text).toContain('unable to authenticate');
    expect(await stateOf(session.id)).toMatchObject({
      payment_status: 'unpaid',
      payment_intent: { latest_charge: null },
    });
    // Authenticating afterwards is too late.
    await send(sandbox, page, { outcome: 'complete' });
    expect(await stateOf(session.id)).toMatchObject({ payment_status: 'unpaid' });
  });

  test('names the charge of an earlier card as the latest, but not as the one that failed', async () => {
    const session = await openSession(sandbox);
    await pay(sandbox, session, CARDS.declined);
    const { location } = await pay(sandbox, session, CARDS.requiresAuthentication);
    await send(sandbox, String(location), { outcome: 'fail' });
    const { payment_intent: intent } = await sandbox.stripe.checkout.sessions.retrieve(session.id);
    const shown = await sandbox.stripe.paymentIntents.retrieve(intent as string);
    expect(shown.latest_charge).toMatch(/^ch_/);
    expect(shown.last_payment_error).toMatchObject({ code: 'payment_intent_authentication_failure' });
    expect(shown.last_payment_error).not.toHaveProperty('charge');
    const { data: events } = await sandbox.stripe.events.list({ type: 'payment_intent.payment_failed' });
    expect(events[0]?.data.object).toEqual(shown);
  });

  test('a session that was ended meanwhile isn’t paid any more', async () => {
    const { session, page } = await asked();
    await sandbox.stripe.checkout.sessions.expire(session.id);
    expect(await send(sandbox, page, { outcome: 'complete' })).toMatchObject({ status: 410 });
    expect(await stateOf(session.id)).toMatchObject({ payment_intent: { status: 'canceled' } });
  });
});

test.each<[string, object, string]>([
  ['no number', { number: '' }, 'Please enter the card number.'],
  ['too few digits', { number: '4242 4242' }, 'The card number is incomplete.'],
  ['a slip in the number', { number: '4242424242424241' }, 'The card number is not valid.'],
  ['no such month', { expiry: '13 / 40' }, 'Please enter the expiry date as MM / YY.'],
  ['a month that is over', { expiry: '01/20' }, 'The expiry date is in the past.'],
  ['too short a code', { cvc: '12' }, 'Please enter the 3 digits.'],
  ['no name', { name: ' ' }, 'Please enter the name on the card.'],
])('%s is said at its field, and nothing is charged', async (_name, change, words) => {
  const session = await openSession(sandbox);
  const { status, text } = await send(sandbox, pageOf(session), { ...TYPED, ...change });
  expect(status).toBe(422);
  expect(text).toContain(words);
  expect(text).not.toContain('value="123"');
  expect(await stateOf(session.id)).toMatchObject({ status: 'open', payment_intent: null });
});

test('the page of an expired or unknown session says so, with a link back', async () => {
  const session = await openSession(sandbox);
  await sandbox.stripe.checkout.sessions.expire(session.id);
  const expired = await visit(sandbox, pageOf(session));
  expect(expired).toMatchObject({ status: 410, text: expect.stringContaining('has expired') as string });
  expect(expired.text).toContain('href="http://shop.test/cancel"');
  const none = await visit(sandbox, '/sandbox/pay/cs_test_none');
  expect(none).toMatchObject({
    status: 404,
    text: expect.stringContaining('href="http://shop.test"') as string,
  });
});

test('the former URL of a session’s page redirects to the present one', async () => {
  const session = await openSession(sandbox);
  const former = pageOf(session).replace('/sandbox/', '/sandbox/stripe/');
  expect(await visit(sandbox, former)).toMatchObject({ status: 308, location: pageOf(session) });
});
