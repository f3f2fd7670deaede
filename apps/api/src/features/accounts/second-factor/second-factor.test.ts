import { DAY_MS } from '@jhola/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  countLockWaits,
  gate,
  type Person,
  type RawResponse,
  repetitions,
  startTestShop,
  type TestShop,
} from '../../../testing/index.ts';
import { lockUser, readCredentials } from '../accounts.queries.ts';
import { openSession } from '../sessions/open-session.ts';
import { type App, appOf, setUpApp, STEP_MS, toNextStep } from '../testing/authenticator-app.ts';
import { cookiesOf, newestMail } from '../testing/mail-and-cookies.ts';
import { signUpAdmin } from '../testing/sign-up-admin.ts';
import { markConfirmed } from './authenticators.queries.ts';
import { resetSecondFactorOf } from './reset-second-factor.ts';
import { beginSecondStep } from './second-step.ts';

let shop: TestShop;
let first: Person;
let meera: Person;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

// Tests advance the clock, and an access token expires after a quarter of an hour.
beforeEach(async () => {
  first = await signUpAdmin(shop, 'Ravi');
  meera = await signUpAdmin(shop, 'Meera');
});

const logIn = ({ email, password }: Person, options = {}) => shop.send('login', { email, password }, options);
async function tokenOf(person: Person): Promise<string> {
  const refused = await shop.refused('login', { email: person.email, password: person.password });
  return refused.secondStep?.token ?? '';
}
const enter = (token: string, code: string, options = {}) =>
  shop.send('enterLoginCode', { token, code }, options);
const isIn = async (as: { accessToken: string }) =>
  (await shop.send('userDetails', undefined, { as })).status === 200;
const isSuccess = ({ status }: RawResponse) => status === 200;
const count = async (table: 'sessions' | 'known_devices', { userId }: Person) =>
  (await shop.db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute()).length;
const changesOf = async ({ userId }: Person) => {
  const of = { entity: 'user', entityId: userId } as const;
  const { data } = await shop.call('listChanges', of, { as: first });
  return data.map(({ action, actor }) => [action, actor.name]);
};

describe('setting an authenticator app up', () => {
  test('needs the password, then a code of the app, and gives ten recovery codes', async () => {
    const wrong = await shop.refused('startAuthenticator', { password: 'not it' }, { as: meera });
    expect(wrong).toMatchObject({ code: 'WRONG_PASSWORD', field: 'password' });
    const { data } = await shop.call('startAuthenticator', { password: meera.password }, { as: meera });
    expect(data.uri).toContain(
      `otpauth://totp/Jhola:${encodeURIComponent(meera.email)}?issuer=Jhola&secret=`,
    );
    expect(atob(data.qr.replace('data:image/svg+xml;base64,', ''))).toMatch(/^<svg /);
    // It isn't used before it is confirmed.
    expect(isSuccess(await logIn(meera))).toBe(true);
    const app = appOf(shop, data.secret);
    const late = await shop.refused('confirmAuthenticator', { code: app(-3) }, { as: meera });
    expect(late).toMatchObject({ status: 400, code: 'BAD_CODE', field: 'code' });
    const response = await shop.call('confirmAuthenticator', { code: app() }, { as: meera });
    expect(new Set(response.data.recoveryCodes).size).toBe(10);
    for (const code of response.data.recoveryCodes) expect(code).toMatch(/^[2-9a-z]{4}(-[2-9a-z]{4}){5}$/);
    expect(await shop.call('getSecondFactor', undefined, { as: meera })).toMatchObject({
      data: { isRequired: false, authenticatorSince: expect.any(String), recoveryCodesLeft: 10 },
    });
  });

  test('logs other devices out, mails the owner, and is in the history', async () => {
    const { data } = await shop.call('login', { email: meera.email, password: meera.password });
    const { message } = await setUpApp(shop, meera);
    expect(message).toBe('Two-step verification is on. Other devices were logged out');
    expect(await isIn({ accessToken: data.accesstoken })).toBe(false);
    expect(await isIn(meera)).toBe(true);
    const mail = await newestMail(shop, meera.email);
    expect(mail.subject).toBe('Two-step verification was turned on');
    expect(mail.body).toContain('all other devices were logged out');
    expect(mail.body).toContain('change your password right away and tell the shop.');
    expect((await changesOf(meera))[0]).toEqual(['add authenticator', 'Meera']);
  });

  test('begins again with another secret, until it is confirmed', async () => {
    const start = () => shop.call('startAuthenticator', { password: meera.password }, { as: meera });
    const [one, two] = [(await start()).data.secret, (await start()).data.secret];
    expect(one).not.toBe(two);
    const old = await shop.refused('confirmAuthenticator', { code: appOf(shop, one)() }, { as: meera });
    expect(old.code).toBe('BAD_CODE');
    await shop.call('confirmAuthenticator', { code: appOf(shop, two)() }, { as: meera });
    const again = await shop.refused('startAuthenticator', { password: meera.password }, { as: meera });
    expect(again).toMatchObject({ status: 409, code: 'SECOND_FACTOR_ON' });
    const confirmed = await shop.refused('confirmAuthenticator', { code: '123456' }, { as: meera });
    expect(confirmed.code).toBe('SECOND_FACTOR_ON');
  });

  test('stores no recovery code as it is shown or typed', async () => {
    const { recoveryCodes } = await setUpApp(shop, meera);
    const rows = await shop.db.selectFrom('recovery_codes').selectAll().execute();
    const stored = rows.map(({ code_hash }) => code_hash.toString('latin1')).join();
    for (const code of recoveryCodes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll('-', ''));
    }
  });

  test('makes a login at the same moment ask for the code', async () => {
    const { userId } = meera;
    await shop.call('startAuthenticator', { password: meera.password }, { as: meera });
    const [locked, commit] = [gate(), gate()];
    const confirming = shop.db.transaction().execute(async (tx) => {
      await lockUser(tx, userId);
      await markConfirmed(tx, userId, shop.clock.now());
      locked.resolve();
      await commit.promise;
    });
    await locked.promise;
    const login = logIn(meera);
    await expect.poll(() => countLockWaits(shop.db)).toBe(1);
    commit.resolve();
    await confirming;
    expect((await login).body['code']).toBe('SECOND_STEP_NEEDED');
  });

  test('waits for a login that is in progress, and logs it out', async () => {
    const { data } = await shop.call('startAuthenticator', { password: meera.password }, { as: meera });
    const code = appOf(shop, data.secret)();
    const [locked, commit] = [gate(), gate()];
    const login = shop.db.transaction().execute(async (tx) => {
      await lockUser(tx, meera.userId);
      locked.resolve();
      await commit.promise;
      return openSession(tx, meera.userId, shop.clock.now());
    });
    await locked.promise;
    const confirming = shop.call('confirmAuthenticator', { code }, { as: meera });
    try {
      await expect.poll(() => countLockWaits(shop.db)).toBe(1);
    } finally {
      commit.resolve();
    }
    const { refreshToken } = await login;
    await confirming;
    expect((await shop.send('refreshToken', { refreshToken })).status).toBe(401);
  });
});

describe('a login with two steps', () => {
  let app: App;
  let recoveryCodes: readonly string[];
  beforeEach(async () => {
    ({ app, recoveryCodes } = await setUpApp(shop, meera));
  });

  test('opens no session with the password alone', async () => {
    const before = [await count('sessions', meera), await count('known_devices', meera)];
    const response = await logIn(meera);
    expect(response.status).toBe(403);
    expect(response.cookies).toEqual([]);
    expect(response.body).toMatchObject({
      success: false,
      data: null,
      code: 'SECOND_STEP_NEEDED',
      secondStep: { token: expect.stringMatching(/^[\w-]{43}$/), hasApp: true },
    });
    expect([await count('sessions', meera), await count('known_devices', meera)]).toEqual(before);
    const { token } = response.body['secondStep'] as { token: string };
    expect(await isIn({ accessToken: token })).toBe(false);
    expect((await shop.send('refreshToken', { refreshToken: token })).status).toBe(401);
  });

  test('tells nothing about the second step after a wrong password', async () => {
    const { email } = meera;
    const refused = await shop.refused('login', { email, password: 'not it' });
    expect(refused).toMatchObject({ status: 400, code: 'BAD_CREDENTIALS' });
    expect(refused.secondStep).toBeUndefined();
  });

  test('responds to a right code like any login, and makes the device known', async () => {
    const response = await enter(await tokenOf(meera), app());
    expect(response.body).toMatchObject({ message: 'Login successful!', success: true });
    const { accesstoken } = response.body['data'] as { accesstoken: string };
    expect(await isIn({ accessToken: accesstoken })).toBe(true);
    const cookies = cookiesOf(response);
    expect(Object.keys(cookies).toSorted()).toEqual(['accessToken', 'knownDevice', 'refreshToken']);
    const again = await shop.refused('login', meera, { as: { cookies } });
    expect(again.code).toBe('SECOND_STEP_NEEDED');
  });

  test('accepts the previous and the next code, and spaces in a code', async () => {
    toNextStep(shop, 5);
    expect(isSuccess(await enter(await tokenOf(meera), app(-1)))).toBe(true);
    const spaced = app(1).replace(/^(...)/, '$1 ');
    expect(isSuccess(await enter(await tokenOf(meera), spaced))).toBe(true);
    toNextStep(shop, 5);
    expect((await enter(await tokenOf(meera), app(-2))).body['code']).toBe('BAD_CODE');
    expect((await enter(await tokenOf(meera), app(2))).body['code']).toBe('BAD_CODE');
  });

  test('accepts a code once, also for different logins', async () => {
    const code = app();
    const token = await tokenOf(meera);
    expect(isSuccess(await enter(token, code))).toBe(true);
    expect((await enter(token, app(1))).body['code']).toBe('LOGIN_EXPIRED');
    expect((await enter(await tokenOf(meera), code)).body).toMatchObject({
      code: 'BAD_CODE',
      message: 'That code is wrong, has expired or was used already',
    });
  });

  test('accepts no code that is older than the last one', async () => {
    toNextStep(shop);
    expect(isSuccess(await enter(await tokenOf(meera), app(1)))).toBe(true);
    expect((await enter(await tokenOf(meera), app())).body['code']).toBe('BAD_CODE');
    expect((await enter(await tokenOf(meera), app(-1))).body['code']).toBe('BAD_CODE');
  });

  test('accepts a recovery code once, and mails how many are left', async () => {
    const [one = '', two = ''] = recoveryCodes;
    expect(isSuccess(await enter(await tokenOf(meera), one))).toBe(true);
    expect((await newestMail(shop, meera.email)).body).toContain('was used just now. Unused codes: 9.');
    expect((await enter(await tokenOf(meera), one)).body['code']).toBe('BAD_CODE');
    const typed = two.replaceAll('-', ' ').toUpperCase();
    expect(isSuccess(await enter(await tokenOf(meera), typed))).toBe(true);
  });

  test('a code of the app that is sent twice at once opens one session', async () => {
    for (let round = 0; round < repetitions(200); round += 1) {
      toNextStep(shop);
      const code = app();
      expect(await openedBy([await begin(), code], [await begin(), code])).toBe(1);
    }
  });

  test('a recovery code that is sent twice at once opens one session', async () => {
    for (const code of recoveryCodes) {
      expect(await openedBy([await begin(), code], [await begin(), code])).toBe(1);
    }
  });

  test('a token that is sent twice at once opens one session', async () => {
    for (const code of recoveryCodes) {
      toNextStep(shop);
      const token = await begin();
      expect(await openedBy([token, code], [token, app()])).toBe(1);
    }
  });

  /** The number of sessions that are opened by two second steps sent at the same time. Resets the limits of guesses. */
  async function openedBy(...steps: readonly (readonly [token: string, code: string])[]): Promise<number> {
    await shop.db.deleteFrom('rate_counters').execute();
    const before = await count('sessions', meera);
    const responses = await Promise.all(steps.map(([token, code]) => enter(token, code)));
    const opened = (await count('sessions', meera)) - before;
    expect(responses.filter(isSuccess)).toHaveLength(opened);
    return opened;
  }

  /** Stores a pending login, as a right password would, without hashing. */
  async function begin(): Promise<string> {
    const { userId } = meera;
    const { passwordHash } = await readCredentials(shop.db, userId);
    return (await beginSecondStep(shop.db, { userId, passwordHash }, shop.clock.now())).token;
  }

  test('expires after ten minutes, and ends with a new password or a suspension', async () => {
    const late = await tokenOf(meera);
    shop.clock.advance(10 * 60_000);
    expect((await enter(late, app())).body['code']).toBe('LOGIN_EXPIRED');
    const newPassword = 'kulfi at noon';
    const early = await tokenOf(meera);
    const change = { currentPassword: meera.password, newPassword, confirmPassword: newPassword };
    await shop.call('changePassword', change, { as: meera });
    expect((await enter(early, app())).body['code']).toBe('LOGIN_EXPIRED');
    const token = await tokenOf({ ...meera, password: newPassword });
    await shop.call('suspendUser', { _id: meera.userId }, { as: first });
    expect((await enter(token, app())).body['code']).toBe('LOGIN_EXPIRED');
    expect((await enter('made-up', app())).body['code']).toBe('LOGIN_EXPIRED');
  });

  test('that a clock ahead has begun can’t be finished once the clock is right', async () => {
    shop.clock.advance(11 * 60_000);
    const token = await tokenOf(meera);
    shop.clock.advance(-11 * 60_000);
    expect((await enter(token, app())).body['code']).toBe('LOGIN_EXPIRED');
  });

  test('doesn’t use the code up if the login has expired', async () => {
    const token = await tokenOf(meera);
    shop.clock.advance(10 * 60_000);
    const code = app();
    await enter(token, code);
    expect(isSuccess(await enter(await tokenOf(meera), code))).toBe(true);
  });

  test('doesn’t use the code up if the password has changed meanwhile', async () => {
    const token = await tokenOf(meera);
    const newPassword = 'kulfi at noon';
    const change = { currentPassword: meera.password, newPassword, confirmPassword: newPassword };
    await shop.call('changePassword', change, { as: meera });
    const code = app();
    expect((await enter(token, code)).body['code']).toBe('LOGIN_EXPIRED');
    expect(isSuccess(await enter(await tokenOf({ ...meera, password: newPassword }), code))).toBe(true);
  });

  test('can be guessed 33 times a day: 18 from new devices, 6 from an address, 15 from known ones', async () => {
    const known = { as: { cookies: cookiesOf(await enter(await tokenOf(meera), app())) } };
    const token = await tokenOf(meera);
    const wrong = app(1000);
    const guess = async (options: object) => (await enter(token, wrong, options)).status;
    const statuses: number[] = [];
    for (let place = 1; place <= 4; place += 1) {
      for (let n = 0; n < 7; n += 1) statuses.push(await guess({ from: `203.0.113.${place}` }));
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(18);
    expect(statuses.slice(0, 7)).toEqual([400, 400, 400, 400, 400, 400, 429]);
    const atHome = [];
    for (let n = 0; n < 17; n += 1) atHome.push(await guess(known));
    expect(atHome.filter((status) => status === 400)).toHaveLength(15);
    // Now even the right code is refused; a recovery code works, and the app again after a day.
    const fresh = await tokenOf(meera);
    expect((await enter(fresh, app(1))).status).toBe(429);
    expect(isSuccess(await enter(fresh, recoveryCodes[0] ?? ''))).toBe(true);
    shop.clock.advance(DAY_MS + 60 * 60_000);
    expect(isSuccess(await enter(await tokenOf(meera), app()))).toBe(true);
  });

  test('doesn’t count a right code', async () => {
    for (let n = 0; n < 20; n += 1) {
      shop.clock.advance(STEP_MS);
      expect(isSuccess(await enter(await begin(), app()))).toBe(true);
    }
  });

  test('isn’t part of a password reset by mail: the next login asks for the code', async () => {
    const asked = await shop.send('forgotPassword', { email: meera.email });
    await shop.db.updateTable('password_resets').set({ proved_at: shop.clock.now() }).execute();
    const password = 'jalebi at two';
    const form = { email: meera.email, newPassword: password, confirmPassword: password };
    await shop.call('resetPassword', form, { as: { cookies: cookiesOf(asked) } });
    expect((await shop.refused('login', { email: meera.email, password })).code).toBe('SECOND_STEP_NEEDED');
  });
});

describe('turning it off', () => {
  test('needs the password and a code; other devices are logged out, and the owner is told', async () => {
    const { app } = await setUpApp(shop, meera);
    const login = await enter(await tokenOf(meera), app());
    const { accesstoken } = login.body['data'] as { accesstoken: string };
    shop.clock.advance(STEP_MS);
    const { password } = meera;
    const off = (input: object) => shop.send('removeAuthenticator', input, { as: meera });
    expect((await off({ password: 'not it', code: app() })).body['code']).toBe('WRONG_PASSWORD');
    expect((await off({ password, code: app(1000) })).body['code']).toBe('BAD_CODE');
    expect(isSuccess(await off({ password, code: app() }))).toBe(true);
    expect(await isIn({ accessToken: accesstoken })).toBe(false);
    expect(await isIn(meera)).toBe(true);
    expect((await newestMail(shop, meera.email)).subject).toBe('Two-step verification was turned off');
    expect((await changesOf(meera))[0]).toEqual(['remove authenticator', 'Meera']);
    expect(isSuccess(await logIn(meera))).toBe(true);
    expect((await off({ password, code: app() })).body['code']).toBe('NO_SECOND_FACTOR');
    expect((await shop.call('getSecondFactor', undefined, { as: meera })).data).toMatchObject({
      authenticatorSince: null,
      recoveryCodesLeft: 0,
    });
  });

  test('works with a recovery code, and for somebody who is no longer an admin', async () => {
    const { recoveryCodes } = await setUpApp(shop, meera);
    await shop.call('changeRole', { _id: meera.userId, role: 'USER' }, { as: first });
    const [code = ''] = recoveryCodes;
    await shop.call('removeAuthenticator', { password: meera.password, code }, { as: meera });
    expect(isSuccess(await logIn(meera))).toBe(true);
  });
});

test('new recovery codes replace the old ones', async () => {
  const { app, recoveryCodes } = await setUpApp(shop, meera);
  const form = { password: meera.password, code: app() };
  const { data } = await shop.call('renewRecoveryCodes', form, { as: meera });
  expect((await newestMail(shop, meera.email)).subject).toBe('You have new recovery codes');
  expect((await enter(await tokenOf(meera), recoveryCodes[0] ?? '')).body['code']).toBe('BAD_CODE');
  expect(isSuccess(await enter(await tokenOf(meera), data.recoveryCodes[9] ?? ''))).toBe(true);
});

describe('somebody who has lost their device', () => {
  const reset = (as: Person, of: Person) => shop.send('resetSecondFactor', { _id: of.userId }, { as });

  test('gets it turned off by another admin: logged out, mailed, in the history', async () => {
    await setUpApp(shop, meera);
    await shop.db.updateTable('users').set({ language: 'hi' }).where('email', '=', meera.email).execute();
    const list = () => shop.call('listUsers', { search: meera.email }, { as: first });
    expect((await list()).data[0]).toMatchObject({ hasSecondFactor: true });
    const response = await reset(first, meera);
    expect(response.body).toMatchObject({
      message: 'Two-step verification of Meera is off',
      data: { hasSecondFactor: false },
    });
    expect((await list()).data[0]).toMatchObject({ hasSecondFactor: false });
    expect(await isIn(meera)).toBe(false);
    expect((await newestMail(shop, meera.email)).subject).toBe('टू-स्टेप वेरिफ़िकेशन बंद हो गया');
    expect((await changesOf(meera))[0]).toEqual(['reset second factor', first.name]);
    expect(isSuccess(await logIn(meera))).toBe(true);
    expect((await reset(first, meera)).body['code']).toBe('NO_SECOND_FACTOR');
  });

  test('can’t do it alone, nor can a shopper', async () => {
    await setUpApp(shop, meera);
    expect((await reset(meera, meera)).body['code']).toBe('OWN_ACCOUNT');
    const asha = await shop.signUp();
    expect((await reset(asha, meera)).status).toBe(403);
  });
});

describe('a shop that requires it of admins', () => {
  let strict: TestShop;
  let admin: Person;
  beforeAll(async () => {
    strict = await startTestShop({ ADMIN_SECOND_FACTOR: 'required' });
  });
  afterAll(() => strict.close());

  test('lets an admin without it set it up and do nothing else', async () => {
    admin = await strict.signInAdmin();
    for (const call of ['getDeskFigures', 'listUsers', 'getCart', 'listSessions', 'exportMyData'] as const) {
      expect(await strict.refused(call, undefined, { as: admin }), call).toMatchObject({
        status: 403,
        code: 'SECOND_FACTOR_NEEDED',
        message: 'This shop asks admins for two-step verification. Please set it up first',
      });
    }
    expect((await strict.call('getSecondFactor', undefined, { as: admin })).data.isRequired).toBe(true);
    await setUpApp(strict, admin);
    for (const call of ['listUsers', 'getCart', 'listSessions'] as const) {
      await strict.call(call, undefined, { as: admin });
    }
  });

  test('requires it of a shopper who becomes an admin, at once and with cookies too, and of nobody else', async () => {
    const asha = await strict.signUp('Asha');
    await strict.call('getCart', undefined, { as: asha });
    const { email, password } = asha;
    const cookies = cookiesOf(await strict.send('login', { email, password }));
    await strict.call('changeRole', { _id: asha.userId, role: 'ADMIN' }, { as: admin });
    for (const as of [asha, { cookies }, { cookies: { refreshToken: cookies['refreshToken'] ?? '' } }]) {
      expect((await strict.refused('getCart', undefined, { as })).code).toBe('SECOND_FACTOR_NEEDED');
    }
    await strict.call('changeRole', { _id: asha.userId, role: 'USER' }, { as: admin });
    await strict.call('getCart', undefined, { as: asha });
  });
});

test('the last admin gets it turned off at the command line, and it is in the history', async () => {
  await setUpApp(shop, meera);
  await resetSecondFactorOf(shop.db, ` ${meera.email.toUpperCase()}`, shop.clock);
  expect(await isIn(meera)).toBe(false);
  expect(isSuccess(await logIn(meera))).toBe(true);
  expect((await changesOf(meera))[0]).toEqual(['reset second factor', 'The command line']);
  await expect(resetSecondFactorOf(shop.db, meera.email, shop.clock)).rejects.toThrow(
    'Two-step verification is off',
  );
  await expect(resetSecondFactorOf(shop.db, 'nobody@jhola.test', shop.clock)).rejects.toThrow(
    'There is no such account',
  );
});
