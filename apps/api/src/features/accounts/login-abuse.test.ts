import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type KillableShop, startKillableShop } from '../payments/testing/killable-shop.ts';
import { type CallOptions, type Person, startTestShop, type TestShop } from '../../testing/index.ts';
import { cookiesOf, otpFor } from './testing/mail-and-cookies.ts';

let shop: TestShop;
let asha: Person;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  // Failures of the previous test no longer count, and no window ends during a test.
  shop.clock.advance(25 * 60 * 60_000);
  shop.clock.advanceToFullHour();
  asha = await shop.signUp();
});

const STRANGER = '203.0.113.66';
const HOME = '198.51.100.7';

const logIn = ({ email, password }: { email: string; password: string }, options?: CallOptions) =>
  shop.send('login', { email, password }, options);
const fail = (email: string, from: string, cookies: Record<string, string> = {}) =>
  logIn({ email, password: 'a wrong guess' }, { from, as: { cookies } });
const many = <Result>(count: number, make: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, async (_one, n) => make(n)));
const statusesOf = (responses: readonly { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
/** The cookie of a device that has logged in before, without a session. */
async function deviceOf(person: Person, from = HOME): Promise<Record<string, string>> {
  const { knownDevice = '' } = cookiesOf(await logIn(person, { from }));
  return { knownDevice };
}

describe('while strangers fail to log in to an account', () => {
  test('the owner can log in on a known device from any address, and nobody else can', async () => {
    const cookies = await deviceOf(asha);
    const strangers = Array.from({ length: 20 }, (_one, n) => `203.0.113.${n + 1}`);
    const responses = await many(120, (n) => fail(asha.email, strangers[n % 20] ?? STRANGER));
    expect(statusesOf(responses)).toEqual({ 400: 50, 429: 70 });
    const elsewhere = await logIn(asha, { from: '192.0.2.1' });
    expect(elsewhere.status).toBe(429);
    expect(elsewhere.body.message).toContain('Forgot password?');
    for (const from of [HOME, '192.0.2.1', ...strangers.slice(0, 3)]) {
      expect((await logIn(asha, { from, as: { cookies } })).status).toBe(200);
    }
  });

  test('the owner can log in on a new device with a code sent by mail', async () => {
    await many(60, (n) => fail(asha.email, `203.0.113.${n}`));
    expect((await logIn(asha, { from: HOME })).status).toBe(429);
    const asked = await shop.send('forgotPassword', { email: asha.email }, { from: HOME });
    const otp = await otpFor(shop, asha.email);
    const proved = await shop.send(
      'verifyOtp',
      { email: asha.email, otp },
      { from: HOME, as: { cookies: cookiesOf(asked) } },
    );
    expect(proved.status).toBe(200);
    const { knownDevice = '' } = cookiesOf(proved);
    expect((await logIn(asha, { from: HOME, as: { cookies: { knownDevice } } })).status).toBe(200);
  });

  test('another account’s device cookie, or an invented one, gives no advantage', async () => {
    const mallory = await shop.signUp('Mallory');
    const cookies = await deviceOf(mallory, STRANGER);
    await many(60, (n) => fail(asha.email, `203.0.113.${n}`));
    for (const device of [cookies, { knownDevice: 'made up' }]) {
      expect((await logIn(asha, { from: HOME, as: { cookies: device } })).status).toBe(429);
    }
  });

  test('a known device can’t guess without limit, and a successful login doesn’t reset the strangers’ count', async () => {
    const cookies = await deviceOf(asha);
    const responses = await many(30, () => fail(asha.email, HOME, cookies));
    expect(statusesOf(responses)).toEqual({ 400: 20, 429: 10 });
    await many(60, (n) => fail(asha.email, `203.0.113.${n}`));
    // A new quarter of an hour, which limits a device, within the same hour.
    shop.clock.advance(16 * 60_000);
    expect((await logIn(asha, { from: HOME, as: { cookies } })).status).toBe(200);
    expect(statusesOf(await many(5, (n) => fail(asha.email, `203.0.113.${n}`)))).toEqual({ 429: 5 });
  });

  test('a new password forgets all devices but the one that set it', async () => {
    const stolen = await deviceOf(asha);
    await shop.call('logout', undefined, { as: asha });
    const asked = await shop.send('forgotPassword', { email: asha.email }, { from: HOME });
    const cookies = cookiesOf(asked);
    await shop.db.updateTable('password_resets').set({ proved_at: shop.clock.now() }).execute();
    const form = { email: asha.email, newPassword: 'kulfi at noon', confirmPassword: 'kulfi at noon' };
    expect((await shop.send('resetPassword', form, { from: HOME, as: { cookies } })).status).toBe(200);
    await many(60, (n) => fail(asha.email, `203.0.113.${n}`));
    const late = { email: asha.email, password: 'kulfi at noon' };
    expect((await logIn(late, { from: HOME, as: { cookies: stolen } })).status).toBe(429);
  });
});

test('two hundred accounts can’t be tried from one address, and other addresses of that network can still log in', async () => {
  const responses = await many(200, (n) => fail(`nobody-${n}@jhola.test`, `2001:db8:5:5::${n + 1}`));
  expect(statusesOf(responses)).toEqual({ 400: 60, 429: 140 });
  const refused = responses.find(({ status }) => status === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await fail('nobody-1@jhola.test', '2001:db8:5:6::1')).status).toBe(400);
});

test('ten people can log in while one address sends two hundred wrong passwords at once', async () => {
  const people = await many(10, () => shop.signUp());
  const flood = many(200, (n) => fail(n % 2 === 0 ? asha.email : `nobody-${n}@jhola.test`, STRANGER));
  const honest = await many(10, (n) => logIn(people[n] ?? asha, { from: `198.51.100.${n}` }));
  expect(statusesOf(honest)).toEqual({ 200: 10 });
  expect(statusesOf(await flood)[503]).toBeUndefined();
});

describe('a shop of two processes', () => {
  let other: KillableShop;
  beforeAll(async () => {
    other = await startKillableShop({
      DATABASE_URL: shop.config.databaseUrl ?? '',
      DATA_DIR: shop.config.dataDir,
    });
  });
  afterAll(() => other.end());

  const failThere = async (email: string) => {
    const response = await fetch(`${other.url()}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'a wrong guess' }),
    });
    return { status: response.status };
  };

  test('counts failures together, and shares known devices', async () => {
    // The other process uses the real time, and a window may end between two attempts.
    const ahead = shop.clock.now().getTime() - Date.now();
    shop.clock.advance(-ahead);
    const cookies = await deviceOf(asha);
    const responses = await Promise.all([
      many(20, () => failThere(asha.email)),
      many(20, () => fail(asha.email, '127.0.0.1')),
    ]);
    expect(statusesOf(responses.flat())).toEqual({ 400: 10, 429: 30 });
    const response = await fetch(`${other.url()}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `knownDevice=${cookies['knownDevice']}` },
      body: JSON.stringify({ email: asha.email, password: asha.password }),
    });
    expect(response.status).toBe(200);
    shop.clock.advance(ahead);
  });
});
