import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../testing/index.ts';
import { ensureFirstAdmin } from './ensure-first-admin.ts';
import { confirmationCodeFor } from './testing/mail-and-cookies.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
// No window of a limit ends during a test.
beforeEach(() => shop.clock.advanceToFullHour());

let people = 0;
function form(changes: Record<string, unknown> = {}) {
  people += 1;
  const password = 'mango lassi 42';
  return {
    name: 'Asha Rao',
    email: `asha-${people}@jhola.test`,
    password,
    confirmPassword: password,
    ...changes,
  };
}

const mailsTo = (email: string) =>
  shop.db.selectFrom('mail_outbox').select('id').where('recipient', '=', email).execute();

describe('registering', () => {
  test('opens an ordinary account that can be used at once', async () => {
    const asha = form();
    const { message, data } = await shop.call('register', asha);
    expect(message).not.toBe('');
    const { data: tokens } = await shop.call('login', asha);
    const { data: user } = await shop.call('userDetails', undefined, {
      as: { accessToken: tokens.accesstoken },
    });
    expect(user).toMatchObject({
      _id: data._id,
      name: 'Asha Rao',
      email: asha.email,
      role: 'USER',
      verify_email: false,
    });
    expect(await shop.send('register', { ...asha, email: `new-${asha.email}` })).toMatchObject({
      status: 200,
      body: { success: true, error: false, message: expect.stringMatching(/./) },
    });
    expect(JSON.stringify(user)).not.toContain('password');
  });

  test('stores the password hashed by Argon2id with the memory and passes that OWASP recommends', async () => {
    const asha = form();
    await shop.call('register', asha);
    const stored = await shop.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', asha.email)
      .executeTakeFirstOrThrow();
    expect(stored.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('sends a mail whose link confirms the address, once', async () => {
    const asha = form();
    await shop.call('register', asha);
    const code = await confirmationCodeFor(shop, asha.email);
    expect((await shop.call('verifyEmail', { code })).message).toBe('Thank you, your email is confirmed');
    const { data } = await shop.call('login', asha);
    const user = await shop.call('userDetails', undefined, { as: { accessToken: data.accesstoken } });
    expect(user.data.verify_email).toBe(true);
    await shop.db
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('email', '=', asha.email)
      .execute();
    expect(await shop.refused('verifyEmail', { code })).toMatchObject({ status: 404 });
  });

  test('sends a mail whose link says that the address is confirmed if it is opened again, for seven days', async () => {
    const asha = form();
    await shop.call('register', asha);
    const code = await confirmationCodeFor(shop, asha.email);
    const opened = await Promise.all([1, 2, 3].map(() => shop.call('verifyEmail', { code })));
    opened.push(await shop.call('verifyEmail', { code }));
    const messages = opened.map(({ message }) => message).toSorted();
    const again = 'Your email is already confirmed';
    expect(messages).toEqual(['Thank you, your email is confirmed', again, again, again]);
    shop.clock.advance(7 * 24 * 3_600_000 + 1);
    const late = await shop.refused('verifyEmail', { code });
    shop.clock.advance(-7 * 24 * 3_600_000 - 1);
    expect(late).toMatchObject({ status: 404, message: 'That link no longer works' });
  });

  test('reports every invalid field, each with a message', async () => {
    const wrong = { name: '', email: 'asha', password: 'short', confirmPassword: 'short' };
    const refusal = await shop.refused('register', wrong);
    expect(refusal).toMatchObject({ status: 400, field: 'name', message: 'Name is required' });
    expect(refusal.fields).toEqual({
      name: 'Name is required',
      email: 'Please enter a valid email address',
      password: 'Password must have at least 8 characters',
    });
    expect((await shop.refused('register', form({ confirmPassword: 'x' }))).fields).toEqual({
      confirmPassword: 'Password and confirm password must match',
    });
  });

  test('is possible two hundred times an hour from one address', async () => {
    const from = '203.0.113.200';
    expect((await shop.send('register', form(), { from })).status).toBe(200);
    await shop.db
      .updateTable('rate_counters')
      .set({ count: 199 })
      .where('key', '=', `register:${from}`)
      .execute();
    expect((await shop.send('register', form(), { from })).status).toBe(200);
    expect((await shop.send('register', form(), { from })).status).toBe(429);
    expect((await shop.send('register', form(), { from: '203.0.113.201' })).status).toBe(200);
  });

  test('sends the confirmation mail again, five times an hour, until the address is confirmed', async () => {
    const asha = form();
    await shop.call('register', asha);
    const { data } = await shop.call('login', asha);
    const as = { accessToken: data.accesstoken };
    const first = await confirmationCodeFor(shop, asha.email);
    const statuses = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await shop.send('resendConfirmation', undefined, { as })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const code = await confirmationCodeFor(shop, asha.email);
    expect(code).not.toBe(first);
    await shop.call('verifyEmail', { code });
    expect((await shop.call('userDetails', undefined, { as })).data.verify_email).toBe(true);
    const again = await shop.call('resendConfirmation', undefined, { as });
    expect(again.message).toBe('Your email is already confirmed');
    expect(await confirmationCodeFor(shop, asha.email)).toBe(code);
    expect((await shop.refused('resendConfirmation')).status).toBe(401);
  });

  test('ignores the case of the address and refuses one that is taken', async () => {
    const asha = form();
    await shop.call('register', asha);
    const taken = { ...asha, name: 'Ravi', email: asha.email.toUpperCase() };
    const refusal = await shop.refused('register', taken);
    expect(refusal).toMatchObject({ status: 409, code: 'EMAIL_TAKEN', field: 'email' });
    expect(refusal.fields).toEqual({ email: refusal.message });
  });

  test('refuses an address that is too long in lower case, also as the new one of an account', async () => {
    const email = `${'İ'.repeat(200)}@jhola.test`;
    const refusal = { status: 400, field: 'email', message: 'Email can have at most 254 characters' };
    expect(await shop.refused('register', form({ email }))).toMatchObject(refusal);
    const changed = { name: 'Asha Rao', email, mobile: '9876543210' };
    const as = await shop.signUp();
    expect(await shop.refused('updateUser', changed, { as })).toMatchObject(refusal);
  });

  test('sent again after a lost response gets the same response, and opens one account', async () => {
    const asha = form();
    const registered = await shop.call('register', asha);
    expect(await shop.call('register', asha)).toEqual(registered);
    const responses = await Promise.all([1, 2, 3].map(() => shop.call('register', asha)));
    expect(responses).toEqual([registered, registered, registered]);
    expect(await mailsTo(asha.email)).toHaveLength(1);
  });

  test('at the same time opens one account, and only the right password gets its response', async () => {
    const asha = form();
    const other = { ...asha, password: 'another one', confirmPassword: 'another one' };
    const responses = await Promise.all(
      [asha, asha, other, other].map((sent) => shop.send('register', sent)),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409]);
    expect(await mailsTo(asha.email)).toHaveLength(1);
  });

  test.each([
    ['with another password', { password: 'another one', confirmPassword: 'another one' }, 0],
    ['with another name', { name: 'Ravi' }, 0],
    ['eleven minutes later', {}, 11],
    ['if the clock was an hour ahead the first time', {}, -60],
  ])('sent again %s is refused, because the address is taken', async (_, change, minutes) => {
    const asha = form();
    await shop.call('register', asha);
    shop.clock.advance(minutes * 60_000);
    const refused = await shop.refused('register', { ...asha, ...change });
    shop.clock.advance(-minutes * 60_000);
    expect(refused).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
  });

  test('sent again is refused if the account was changed since', async () => {
    const asha = form();
    await shop.call('register', asha);
    const { data } = await shop.call('login', asha);
    shop.clock.advance(1);
    const { name, email } = asha;
    await shop.call(
      'updateUser',
      { name, email, mobile: '9876543210' },
      { as: { accessToken: data.accesstoken } },
    );
    expect(await shop.refused('register', asha)).toMatchObject({ code: 'EMAIL_TAKEN' });
  });

  test('sent again with guessed passwords is limited like logins', async () => {
    const asha = form();
    await shop.call('register', asha);
    for (let n = 0; n < 10; n += 1) {
      const guess = { password: `a guess ${n}`, confirmPassword: `a guess ${n}` };
      expect(await shop.refused('register', { ...asha, ...guess })).toMatchObject({ code: 'EMAIL_TAKEN' });
    }
    expect(await shop.refused('register', asha)).toMatchObject({ status: 429 });
    expect((await shop.send('login', asha)).status).toBe(429);
  });

  test.each([
    ['no name', { name: ' ' }, 'Name is required'],
    ['an odd address', { email: 'asha' }, 'Please enter a valid email address'],
    [
      'a short password',
      { password: 'short', confirmPassword: 'short' },
      'Password must have at least 8 characters',
    ],
    ['two passwords', { confirmPassword: 'another one' }, 'Password and confirm password must match'],
    ['a list for a name', { name: ['Asha'] }, 'Name is required'],
  ])('refuses %s', async (_what, change, message) => {
    expect(await shop.refused('register', form(change))).toMatchObject({ status: 400, message });
  });

  test('never makes an admin, whatever is sent', async () => {
    const asha = form({ role: 'ADMIN' });
    await shop.call('register', asha);
    const { data } = await shop.call('login', asha);
    const user = await shop.call('userDetails', undefined, { as: { accessToken: data.accesstoken } });
    expect(user.data.role).toBe('USER');
  });

  test('lets thirty people of one house register within a minute', async () => {
    const responses = await Promise.all(Array.from({ length: 30 }, () => shop.send('register', form())));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
  });
});

describe('logging in', () => {
  test('returns both tokens, sets them as cookies, and stores the time', async () => {
    const asha = form();
    await shop.call('register', asha);
    const response = await shop.send('login', asha);
    expect(response.body.message).toBe('Login successful!');
    const cookies = response.cookies as { name: string; httpOnly?: boolean; sameSite?: string }[];
    expect(cookies.map(({ name }) => name).sort()).toEqual(['accessToken', 'knownDevice', 'refreshToken']);
    expect(cookies.every(({ httpOnly, sameSite }) => httpOnly && sameSite === 'Lax')).toBe(true);
    const { accesstoken, refreshToken } = response.body['data'] as {
      accesstoken: string;
      refreshToken: string;
    };
    const user = await shop.call('userDetails', undefined, { as: { accessToken: accesstoken } });
    const lastLogin = new Date(user.data.last_login_date ?? '').getTime();
    expect(shop.clock.now().getTime() - lastLogin).toBeLessThan(60_000);
    expect((await shop.send('refreshToken', { refreshToken })).status).toBe(200);
  });

  test('responds the same for an unknown address as for a wrong password', async () => {
    const asha = form();
    await shop.call('register', asha);
    const wrong = await shop.refused('login', { email: asha.email, password: 'not this one' });
    const unknown = await shop.refused('login', { email: 'nobody@jhola.test', password: 'not this one' });
    expect(wrong).toMatchObject({ status: 400, code: 'BAD_CREDENTIALS' });
    expect(unknown).toEqual(wrong);
  });

  test('is blocked after ten wrong passwords, also if they are sent at once, and possible again later', async () => {
    const asha = form();
    await shop.call('register', asha);
    const guess = () => shop.send('login', { email: asha.email, password: 'a guess' });
    const statuses = (await Promise.all(Array.from({ length: 14 }, guess))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    const late = await shop.send('login', asha);
    expect(late.status).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect(late.body.message).toMatch(/try again in/);
    shop.clock.advance(16 * 60_000);
    expect((await shop.send('login', asha)).status).toBe(200);
  });

  test('is refused for a closed account, and its sessions have ended', async () => {
    const asha = form();
    await shop.call('register', asha);
    const { data } = await shop.call('login', asha);
    await shop.db.updateTable('users').set({ status: 'Inactive' }).where('email', '=', asha.email).execute();
    expect(await shop.refused('login', asha)).toMatchObject({ status: 403, code: 'ACCOUNT_CLOSED' });
    expect(
      await shop.refused('userDetails', undefined, { as: { accessToken: data.accesstoken } }),
    ).toMatchObject({ status: 401 });
  });
});

test('the first admin has the configured password and an admin’s permissions', async () => {
  await shop.db.deleteFrom('users').where('role', '=', 'ADMIN').execute();
  await ensureFirstAdmin(shop.db, shop.config, shop.clock);
  const admin = await shop.signInAdmin();
  const { data } = await shop.call('userDetails', undefined, { as: admin });
  expect(data.role).toBe('ADMIN');
});
