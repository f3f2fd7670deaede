import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countLockWaits, gate, type Person, startTestShop, type TestShop } from '../../../testing/index.ts';
import { cookiesOf, newestMail, otpFor } from '../testing/mail-and-cookies.ts';

let shop: TestShop;
let asha: Person;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await shop.signUp();
});

const NEW = 'a brand new password';

async function ask(email: string) {
  const response = await shop.send('forgotPassword', { email });
  return { response, as: { cookies: cookiesOf(response) } };
}

const otherThan = (otp: string) => (otp === '000000' ? '000001' : '000000');

const reset = (email: string, as: object, newPassword = NEW) =>
  shop.send('resetPassword', { email, newPassword, confirmPassword: newPassword }, { as });

describe('a forgotten password', () => {
  test('can be reset with the OTP of the mail; all sessions end and the owner is informed', async () => {
    const { response, as } = await ask(asha.email);
    expect(response.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    await shop.call('verifyOtp', { email: asha.email, otp: await otpFor(shop, asha.email) }, { as });
    expect((await reset(asha.email, as)).status).toBe(200);
    expect((await shop.send('userDetails', undefined, { as: asha })).status).toBe(401);
    expect((await shop.send('login', { email: asha.email, password: asha.password })).status).toBe(400);
    expect((await shop.send('login', { email: asha.email, password: NEW })).status).toBe(200);
    expect(await newestMail(shop, asha.email)).toMatchObject({
      subject: 'Your password was changed',
      body: expect.stringContaining('/forgot-password'),
    });
  });

  test('returns the same for an address without an account, and sends no mail', async () => {
    const known = await ask(asha.email);
    const unknown = await ask('nobody@jhola.test');
    expect(known.response.status).toBe(200);
    expect(unknown.response.body).toEqual(known.response.body);
    expect(Object.keys(unknown.as.cookies)).toEqual(Object.keys(known.as.cookies));
    await expect(newestMail(shop, 'nobody@jhola.test')).rejects.toThrow();
  });

  test('isn’t reset by an address that the account gives up at the same time', async () => {
    const changed = gate();
    const commit = gate();
    const changing = shop.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('users')
        .set({ email: `new-${asha.email}` })
        .where('id', '=', asha.userId)
        .execute();
      changed.resolve();
      await commit.promise;
    });
    await changed.promise;
    const asking = ask(asha.email);
    await expect.poll(() => countLockWaits(shop.db)).toBe(1);
    commit.resolve();
    await changing;
    const { as } = await asking;
    expect(await otpFor(shop, asha.email)).toBe('');
    const requests = await shop.db
      .selectFrom('password_resets')
      .select('user_id')
      .where('email', '=', asha.email)
      .execute();
    expect(requests).toEqual([{ user_id: null }]);
    expect((await reset(asha.email, as)).status).toBe(403);
  });

  test('accepts the OTP as a number without its leading zeros', async () => {
    const { as } = await ask(asha.email);
    const otp = Number(await otpFor(shop, asha.email));
    expect((await shop.send('verifyOtp', { email: asha.email, otp }, { as })).status).toBe(200);
  });
});

describe('an OTP', () => {
  test('is useless in another browser', async () => {
    await ask(asha.email);
    const otp = await otpFor(shop, asha.email);
    expect(await shop.refused('verifyOtp', { email: asha.email, otp })).toMatchObject({
      code: 'BAD_OTP',
      field: 'otp',
    });
    const elsewhere = await ask('nobody@jhola.test');
    expect((await shop.send('verifyOtp', { email: asha.email, otp }, { as: elsewhere.as })).status).toBe(400);
  });

  test('can be tried five times, counted before it is checked, also if many try at once', async () => {
    const { as } = await ask(asha.email);
    const right = await otpFor(shop, asha.email);
    const wrong = otherThan(right);
    await Promise.all(
      Array.from({ length: 20 }, () => shop.send('verifyOtp', { email: asha.email, otp: wrong }, { as })),
    );
    expect((await shop.send('verifyOtp', { email: asha.email, otp: right }, { as })).status).toBe(400);
    const { tries } = await shop.db
      .selectFrom('password_resets')
      .select('tries')
      .where('email', '=', asha.email)
      .executeTakeFirstOrThrow();
    expect(tries).toBe(5);
  });

  test('expires after ten minutes', async () => {
    const { as } = await ask(asha.email);
    const otp = await otpFor(shop, asha.email);
    shop.clock.advance(11 * 60_000);
    expect((await shop.send('verifyOtp', { email: asha.email, otp }, { as })).status).toBe(400);
  });

  test.each(['12345', '1234567', 'abcdef', '', null, {}, true])('of the form %j is refused', async (otp) => {
    const { as } = await ask(asha.email);
    const { status, code } = await shop.refused('verifyOtp', { email: asha.email, otp }, { as });
    // The form is checked before the OTP is compared: a wrong OTP would be BAD_OTP.
    expect({ status, code }).toEqual({ status: 400, code: 'BAD_REQUEST' });
  });

  test('from a clock that was ahead can’t be used once the clock is right', async () => {
    const AHEAD_MS = 2 * 60 * 60_000;
    shop.clock.advance(AHEAD_MS);
    const { as } = await ask(asha.email);
    const otp = await otpFor(shop, asha.email);
    shop.clock.advance(-AHEAD_MS);
    expect(await shop.refused('verifyOtp', { email: asha.email, otp }, { as })).toMatchObject({
      code: 'BAD_OTP',
    });
    shop.clock.advance(AHEAD_MS);
    await shop.call('verifyOtp', { email: asha.email, otp }, { as });
    shop.clock.advance(-AHEAD_MS);
    expect((await reset(asha.email, as)).status).toBe(403);
  });

  test('can’t be verified by a page of another site', async () => {
    const { as } = await ask(asha.email);
    const form = { email: asha.email, otp: await otpFor(shop, asha.email) };
    const headers = { origin: 'https://evil.test' };
    expect((await shop.send('verifyOtp', form, { as, headers })).status).toBe(403);
    expect((await shop.send('verifyOtp', form, { as })).status).toBe(200);
    const next = { email: asha.email, newPassword: NEW, confirmPassword: NEW };
    expect((await shop.send('resetPassword', next, { as, headers })).status).toBe(403);
  });

  test('can be guessed at most a hundred times in any day, from any number of addresses and for any number of codes', async () => {
    let guesses = 0;
    /** Five guesses of one code, from one address. */
    const guessFrom = async (from: string, as: { cookies?: Record<string, string> } = {}) => {
      const asked = await shop.send('forgotPassword', { email: asha.email }, { from, as });
      if (asked.status !== 200) return;
      const wrong = otherThan(await otpFor(shop, asha.email));
      const cookies = { ...as.cookies, ...cookiesOf(asked) };
      for (let n = 0; n < 5; n += 1) {
        const response = await shop.send(
          'verifyOtp',
          { email: asha.email, otp: wrong },
          { from, as: { cookies } },
        );
        if (response.status === 400) guesses += 1;
      }
    };
    const login = await shop.send('login', { email: asha.email, password: asha.password });
    const { knownDevice = '' } = cookiesOf(login);
    for (let hour = 0; hour < 23; hour += 1) {
      for (let n = 0; n < 3; n += 1) await guessFrom(`203.0.113.${hour * 3 + n}`);
      await guessFrom('198.51.100.7', { cookies: { knownDevice } });
      shop.clock.advance(60 * 60_000);
    }
    expect(guesses).toBe(95);
    // Later that day, older guesses no longer count.
    shop.clock.advance(2 * 60 * 60_000);
    await guessFrom('192.0.2.1');
    expect(guesses).toBeGreaterThan(95);
  });

  test('reaches the owner, on a known device or not, while two strangers request and guess all day', async () => {
    const known = cookiesOf(await shop.send('login', { email: asha.email, password: asha.password }));
    const { knownDevice = '' } = known;
    for (let hour = 0; hour < 20; hour += 1) {
      for (let n = 0; n < 14; n += 1) {
        const from = `203.0.113.${n % 2}`;
        const asked = await shop.send('forgotPassword', { email: asha.email }, { from });
        if (asked.status !== 200) continue;
        const as = { cookies: cookiesOf(asked) };
        for (let guess = 0; guess < 5; guess += 1)
          await shop.send('verifyOtp', { email: asha.email, otp: '000000' }, { from, as });
      }
      shop.clock.advance(60 * 60_000);
    }
    for (const cookies of [{ knownDevice }, {}]) {
      const asked = await shop.send('forgotPassword', { email: asha.email }, { as: { cookies } });
      expect(asked.status).toBe(200);
      const form = { email: asha.email, otp: await otpFor(shop, asha.email) };
      const as = { cookies: { ...cookies, ...cookiesOf(asked) } };
      expect((await shop.send('verifyOtp', form, { as })).status).toBe(200);
    }
  });

  test('is mailed six times an hour at most', async () => {
    shop.clock.advanceToFullHour();
    const statuses = [];
    for (let n = 0; n < 8; n += 1) statuses.push((await ask(asha.email)).response.status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  });
});

describe('resetting', () => {
  test('needs a verified OTP', async () => {
    const { as } = await ask(asha.email);
    const refusal = { status: 403, message: 'Please verify the OTP first' };
    expect(
      await shop.refused('resetPassword', { email: asha.email, newPassword: NEW, confirmPassword: NEW }),
    ).toMatchObject(refusal);
    expect((await reset(asha.email, as)).status).toBe(403);
  });

  test('works once, also if two try at the same time; a refused password doesn’t use the verification up', async () => {
    const { as } = await ask(asha.email);
    await shop.call('verifyOtp', { email: asha.email, otp: await otpFor(shop, asha.email) }, { as });
    expect((await reset(asha.email, as, 'short')).status).toBe(400);
    const statuses = (await Promise.all([1, 2, 3].map((n) => reset(asha.email, as, `${NEW} ${n}`)))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
  });

  test('that is sent again, after a lost response, changes nothing and is no error', async () => {
    const { as } = await ask(asha.email);
    await shop.call('verifyOtp', { email: asha.email, otp: await otpFor(shop, asha.email) }, { as });
    const changed = await reset(asha.email, as);
    const session = await shop.call('login', { email: asha.email, password: NEW });
    const again = await reset(asha.email, as);
    expect([changed.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(changed.body);
    expect((await reset(asha.email, as, 'another password')).status).toBe(403);
    const loggedIn = { as: { accessToken: session.data.accesstoken } };
    expect((await shop.send('userDetails', undefined, loggedIn)).status).toBe(200);
    const mails = await shop.db
      .selectFrom('mail_outbox')
      .select('id')
      .where('recipient', '=', asha.email)
      .where('subject', '=', 'Your password was changed')
      .execute();
    expect(mails).toHaveLength(1);
    shop.clock.advance(11 * 60_000);
    expect((await reset(asha.email, as)).status).toBe(403);
  });

  test('ends all other requests of the account, also verified ones', async () => {
    const others = [await ask(asha.email), await ask(asha.email)] as const;
    await shop.call(
      'verifyOtp',
      { email: asha.email, otp: await otpFor(shop, asha.email) },
      { as: others[1].as },
    );
    const { as } = await ask(asha.email);
    await shop.call('verifyOtp', { email: asha.email, otp: await otpFor(shop, asha.email) }, { as });
    expect((await reset(asha.email, as)).status).toBe(200);
    for (const other of others) expect((await reset(asha.email, other.as)).status).toBe(403);
    expect((await shop.send('login', { email: asha.email, password: NEW })).status).toBe(200);
  });

  test('works if the response to the right OTP was lost and the OTP is sent again, for no longer than ten minutes', async () => {
    const { as } = await ask(asha.email);
    const form = { email: asha.email, otp: await otpFor(shop, asha.email) };
    for (const minutes of [0, 6]) {
      shop.clock.advance(minutes * 60_000);
      expect((await shop.send('verifyOtp', form, { as })).status).toBe(200);
    }
    shop.clock.advance(5 * 60_000);
    expect((await reset(asha.email, as)).status).toBe(403);

    const again = await ask(asha.email);
    const next = { email: asha.email, otp: await otpFor(shop, asha.email) };
    await shop.call('verifyOtp', next, { as: again.as });
    await shop.call('verifyOtp', next, { as: again.as });
    expect((await reset(asha.email, again.as)).status).toBe(200);
    expect((await shop.send('verifyOtp', next, { as: again.as })).status).toBe(400);
  });

  test('works only for the address that was verified', async () => {
    const ravi = await shop.signUp('Ravi');
    const { as } = await ask(asha.email);
    await shop.call('verifyOtp', { email: asha.email, otp: await otpFor(shop, asha.email) }, { as });
    expect((await reset(ravi.email, as)).status).toBe(403);
  });

  test('refuses two different passwords', async () => {
    const form = { email: asha.email, newPassword: NEW, confirmPassword: 'another password' };
    expect((await shop.refused('resetPassword', form)).message).toBe(
      'New password and confirm password must be same',
    );
  });
});
