import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Caller,
  type Person,
  repetitions,
  startTestShop,
  type TestShop,
} from '../../../testing/index.ts';
import { cookiesOf, newestMail, otpFor } from '../testing/mail-and-cookies.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
const NEXT = 'kulfi at noon';

let shop: TestShop;
let asha: Person;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  // No window of a limit ends during a test.
  shop.clock.advanceToFullHour();
  asha = await shop.signUp();
});

type SessionHolder = { readonly accessToken: string; readonly refreshToken: string };

async function logIn(userAgent: string, password = asha.password): Promise<SessionHolder> {
  const options = { headers: { 'user-agent': userAgent } };
  const { data } = await shop.call('login', { email: asha.email, password }, options);
  return { accessToken: data.accesstoken, refreshToken: data.refreshToken };
}

const sessions = async (as: { accessToken: string } = asha) =>
  (await shop.call('listSessions', undefined, { as })).data;
const isAlive = async ({ accessToken }: { accessToken: string }) =>
  (await shop.send('userDetails', undefined, { as: { accessToken } })).status === 200;
const form = (fields: object = {}) => ({
  currentPassword: asha.password,
  newPassword: NEXT,
  confirmPassword: NEXT,
  ...fields,
});
const change = (fields?: object) => shop.send('changePassword', form(fields), { as: asha });
const refusal = (fields?: object) => shop.refused('changePassword', form(fields), { as: asha });
const mails = () =>
  shop.db.selectFrom('mail_outbox').select('id').where('recipient', '=', asha.email).orderBy('id').execute();

describe('a new password', () => {
  test('ends all other sessions, keeps this one, and informs the owner', async () => {
    const phone = await logIn(PHONE);
    expect((await change()).status).toBe(200);
    expect(await isAlive(asha)).toBe(true);
    expect(await isAlive(phone)).toBe(false);
    expect((await shop.send('refreshToken', { refreshToken: phone.refreshToken })).status).toBe(401);
    expect((await shop.send('refreshToken', { refreshToken: asha.refreshToken })).status).toBe(200);
    expect((await newestMail(shop, asha.email)).body).toContain('all other devices were logged out');
    expect((await shop.refused('login', { email: asha.email, password: asha.password })).code).toBe(
      'BAD_CREDENTIALS',
    );
    await logIn(LAPTOP, NEXT);
  });

  test('needs the current one: a wrong one is refused without ending the session', async () => {
    const refused = await refusal({ currentPassword: 'not it' });
    expect(refused).toMatchObject({ status: 400, code: 'WRONG_PASSWORD', field: 'currentPassword' });
    expect(await isAlive(asha)).toBe(true);
    await logIn(PHONE);
  });

  test('sent again after a lost response is accepted for ten minutes, and changes nothing', async () => {
    expect((await change()).status).toBe(200);
    const phone = await logIn(PHONE, NEXT);
    const sent = await mails();
    const again = await change();
    expect(again).toMatchObject({
      status: 200,
      body: { message: 'Password changed. Other devices were logged out' },
    });
    expect(await isAlive(phone)).toBe(true);
    expect(await mails()).toEqual(sent);
    const other = await refusal({ newPassword: 'kulfi at six', confirmPassword: 'kulfi at six' });
    expect(other).toMatchObject({ status: 400, code: 'WRONG_PASSWORD' });
    shop.clock.advance(11 * 60_000);
    expect(await refusal()).toMatchObject({ code: 'WRONG_PASSWORD' });
    await logIn(PHONE, NEXT);
  });

  test('sent twice at the same time is set once, and accepted twice', async () => {
    const before = await mails();
    const [one, two] = await Promise.all([change(), change()]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(await mails()).toHaveLength(before.length + 1);
  });

  test('is refused if it is too short, or typed differently the second time', async () => {
    const short = await refusal({ newPassword: 'x' });
    expect(short).toMatchObject({ status: 400, field: 'newPassword' });
    const differs = await refusal({ confirmPassword: 'kulfi at six' });
    expect(differs).toMatchObject({
      status: 400,
      field: 'confirmPassword',
      message: 'New password and confirm password must be same',
    });
  });

  test('counts wrong passwords together with failed logins', async () => {
    for (let n = 0; n < 10; n += 1) await change({ currentPassword: `guess ${n}` });
    expect((await change()).status).toBe(429);
    expect((await shop.send('login', { email: asha.email, password: asha.password })).status).toBe(429);
    expect(await isAlive(asha)).toBe(true);
  });

  test('cancels an OTP that was requested, and one that was verified', async () => {
    const { email } = asha;
    const ask = async () => ({ cookies: cookiesOf(await shop.send('forgotPassword', { email })) });
    const verified = await ask();
    await shop.call('verifyOtp', { email, otp: await otpFor(shop, email) }, { as: verified });
    const asked = await ask();
    const otp = await otpFor(shop, email);
    expect((await change()).status).toBe(200);
    expect((await shop.refused('verifyOtp', { email, otp }, { as: asked })).code).toBe('BAD_OTP');
    const late = { email, newPassword: 'jalebi at two', confirmPassword: 'jalebi at two' };
    expect((await shop.refused('resetPassword', late, { as: verified })).code).toBe('OTP_NOT_VERIFIED');
  });

  test('is set by one of two changes at the same time, and no login with the old one survives', async () => {
    for (let round = 0; round < repetitions(200); round += 1) {
      asha = await shop.signUp();
      const [one, two, login] = await Promise.all([
        change({ newPassword: 'rasmalai one', confirmPassword: 'rasmalai one' }),
        change({ newPassword: 'rasmalai two', confirmPassword: 'rasmalai two' }),
        shop.send('login', { email: asha.email, password: asha.password }),
      ]);
      expect([one.status, two.status].toSorted()).toEqual([200, 400]);
      const data = login.body['data'] as { accesstoken: string } | null;
      if (data !== null) expect(await isAlive({ accessToken: data.accesstoken })).toBe(false);
      expect(await sessions()).toHaveLength(1);
    }
  });

  test('requires a login', async () => {
    expect((await shop.refused('changePassword', form())).status).toBe(401);
  });
});

test('a common password is accepted, and anybody can ask whether one is common', async () => {
  const common = { newPassword: 'Password@123', confirmPassword: 'Password@123' };
  expect((await change(common)).status).toBe(200);
  const isCommon = async (password: string) => (await shop.call('checkPassword', { password })).data.isCommon;
  expect(await isCommon('Password@123')).toBe(true);
  expect(await isCommon('jaishreeram1')).toBe(true);
  expect(await isCommon(NEXT)).toBe(false);
  expect((await shop.refused('checkPassword', { password: 'x'.repeat(129) })).status).toBe(400);
});

describe('the list of sessions', () => {
  test('shows where each was opened and when it was last used, this one first', async () => {
    const phone = await logIn(PHONE);
    shop.clock.advance(60_000);
    const laptop = await logIn(LAPTOP);
    shop.clock.advance(60_000);
    await shop.call('refreshToken', { refreshToken: phone.refreshToken });
    const list = await sessions(laptop);
    expect(list.map(({ device, isThis }) => [device, isThis])).toEqual([
      ['Firefox on Windows', true],
      ['Chrome on Android', false],
      ['', false],
    ]);
    const [here, there] = list;
    const used = Date.parse(there?.lastUsedAt ?? '') - Date.parse(there?.loggedInAt ?? '');
    expect(used).toBeGreaterThanOrEqual(120_000);
    expect(here?.lastUsedAt).toBe(here?.loggedInAt);
  });

  test('doesn’t show the name that an unknown program gives itself', async () => {
    await logIn('Please-call-1800/1.0 (your bank)');
    await logIn('x'.repeat(9_000));
    expect((await sessions()).map(({ device }) => device)).toEqual(['', '', '']);
  });

  test('contains neither ended sessions nor those of others', async () => {
    const phone = await logIn(PHONE);
    await shop.signUp('Ravi');
    expect(await sessions()).toHaveLength(2);
    await shop.call('logout', undefined, { as: phone });
    expect(await sessions()).toHaveLength(1);
    await logIn(PHONE);
    shop.clock.advance(29 * 24 * 60 * 60_000);
    const later = await logIn(LAPTOP);
    shop.clock.advance(2 * 24 * 60 * 60_000);
    const { data } = await shop.call('refreshToken', { refreshToken: later.refreshToken });
    expect(await sessions({ accessToken: data.accesstoken })).toHaveLength(1);
  });
});

describe('a session', () => {
  test('can be ended from another device', async () => {
    const phone = await logIn(PHONE);
    const [, other] = await sessions();
    await shop.call('endSession', { _id: other?._id ?? '' }, { as: asha });
    expect(await isAlive(phone)).toBe(false);
    expect(await isAlive(asha)).toBe(true);
    const again = await shop.refused('endSession', { _id: other?._id }, { as: asha });
    expect(again).toMatchObject({ status: 404, message: 'That device is already logged out' });
  });

  test('of somebody else is not found, and stays open', async () => {
    const ravi = await shop.signUp('Ravi');
    const [his] = await sessions(ravi);
    expect((await shop.refused('endSession', { _id: his?._id }, { as: asha })).status).toBe(404);
    expect(await isAlive(ravi)).toBe(true);
  });
});

test('logging out everywhere ends all sessions, this one too, and nobody else’s', async () => {
  const [phone, ravi] = [await logIn(PHONE), await shop.signUp('Ravi')];
  await shop.call('logoutEverywhere', undefined, { as: asha });
  expect(await Promise.all([asha, phone, ravi].map(isAlive))).toEqual([false, false, true]);
});

test('logging out everywhere, sent again after a lost response, gets the same response', async () => {
  const [phone, laptop] = [await logIn(PHONE), await logIn(LAPTOP)];
  const { email, password } = asha;
  const cookies = cookiesOf(await shop.send('login', { email, password }));
  const headers = { origin: shop.config.publicUrl };
  const again = (as: Caller) => shop.send('logoutEverywhere', undefined, { as, headers });
  const response = await shop.call('logoutEverywhere', undefined, { as: phone });
  for (const as of [phone, laptop, { cookies }])
    expect(await again(as)).toMatchObject({ status: 200, body: response });
  expect(await again({ accessToken: `${phone.accessToken}x` })).toMatchObject({ status: 401 });
  // With another session open, it wouldn't be true.
  await logIn(LAPTOP);
  expect(await again(phone)).toMatchObject({ status: 401 });
});

test('logging out everywhere with an expired token ends nothing and is refused', async () => {
  const phone = await logIn(PHONE);
  shop.clock.advance(16 * 60_000);
  expect(await shop.refused('logoutEverywhere', undefined, { as: phone })).toMatchObject({ status: 401 });
  const { data } = await shop.call('refreshToken', { refreshToken: phone.refreshToken });
  expect(await isAlive({ accessToken: data.accesstoken })).toBe(true);
});
