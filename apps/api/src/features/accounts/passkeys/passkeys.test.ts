import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestShop, type TestShop } from '../../../testing/index.ts';
import { setUpApp } from '../testing/authenticator-app.ts';
import { cookiesOf, newestMail } from '../testing/mail-and-cookies.ts';
import { signUpAdmin } from '../testing/sign-up-admin.ts';
import { SoftwarePasskey, type Where } from '../testing/software-passkey.ts';

const HERE: Where = { origin: 'https://shop.jhola.test', rpId: 'shop.jhola.test' };

let shop: TestShop;
let meera: Person;
beforeAll(async () => {
  shop = await startTestShop({ PUBLIC_URL: HERE.origin });
});
afterAll(() => shop.close());
beforeEach(async () => {
  // No window of a limit ends during a test.
  shop.clock.advanceToFullHour();
  meera = await signUpAdmin(shop, 'Meera');
});

const start = async (as = meera) =>
  (await shop.call('startPasskey', { password: as.password }, { as })).data.options;
const keep = (response: object, as = meera, name = 'Shop laptop') =>
  shop.send('addPasskey', { name, response }, { as });
/** Adds a passkey; returns it with the recovery codes. */
async function add(as = meera, passkey = new SoftwarePasskey()) {
  const { body } = await keep(passkey.create(await start(as), HERE), as);
  return { passkey, ...(body['data'] as { recoveryCodes: string[] }) };
}
const challenge = async () => (await shop.call('startPasskeyLogin')).data.options;
const enter = (response: object) => shop.send('enterPasskey', { response });
async function logIn(passkey: SoftwarePasskey, where: Where = HERE) {
  return enter(passkey.get(await challenge(), where));
}
const isIn = async (as: { accessToken: string }) =>
  (await shop.send('userDetails', undefined, { as })).status === 200;
const state = async () => (await shop.call('getSecondFactor', undefined, { as: meera })).data;

describe('adding a passkey', () => {
  test('needs the password; the first one gives recovery codes, and logs other devices out', async () => {
    const wrong = await shop.refused('startPasskey', { password: 'not it' }, { as: meera });
    expect(wrong.code).toBe('WRONG_PASSWORD');
    const { data } = await shop.call('login', { email: meera.email, password: meera.password });
    const { passkey, recoveryCodes } = await add();
    expect(recoveryCodes).toHaveLength(10);
    expect(await isIn({ accessToken: data.accesstoken })).toBe(false);
    expect(await isIn(meera)).toBe(true);
    expect((await newestMail(shop, meera.email)).subject).toBe('Two-step verification was turned on');
    expect(await state()).toMatchObject({
      authenticatorSince: null,
      recoveryCodesLeft: 10,
      passkeys: [{ _id: passkey.id, name: 'Shop laptop', lastUsedAt: null }],
    });
    const of = { entity: 'user', entityId: meera.userId } as const;
    const changes = (await shop.call('listChanges', of, { as: meera })).data;
    expect(changes[0]).toMatchObject({ action: 'add passkey', after: { passkey: 'Shop laptop' } });
    expect((await add()).recoveryCodes).toEqual([]);
    expect((await newestMail(shop, meera.email)).subject).toBe('Two-step verification was changed');
  });

  test('gives new recovery codes if the request is repeated because its response was lost', async () => {
    const passkey = new SoftwarePasskey();
    const options = await start();
    const made = passkey.create(options, HERE);
    const codesOf = async () =>
      ((await keep(made)).body['data'] as { recoveryCodes: string[] }).recoveryCodes;
    const lost = await codesOf();
    await codesOf();
    const shown = await codesOf();
    expect([shown, new Set([...lost, ...shown]).size]).toMatchObject([{ length: 10 }, 20]);
    expect(await state()).toMatchObject({ recoveryCodesLeft: 10, passkeys: [{ _id: passkey.id }] });
    const renew = (code = '') =>
      shop.send('renewRecoveryCodes', { password: meera.password, code }, { as: meera });
    expect((await renew(lost[0])).body['code']).toBe('BAD_CODE');
    for (const challenge of [options.challenge, `first ${String(options.challenge)} ${passkey.id}`]) {
      const another = new SoftwarePasskey().create({ ...options, challenge }, HERE);
      expect((await keep(another)).body['code']).toBe('BAD_PASSKEY');
    }
    shop.clock.advance(5 * 60_000);
    expect((await keep(made)).body['code']).toBe('BAD_PASSKEY');
    expect((await renew(shown[0])).status).toBe(200);
  });

  test('of several is added once if the request is repeated because its response was lost', async () => {
    const { recoveryCodes } = await add();
    const passkey = new SoftwarePasskey();
    const made = passkey.create(await start(), HERE);
    for (let turn = 0; turn < 3; turn += 1)
      expect(await keep(made)).toMatchObject({ status: 200, body: { data: { recoveryCodes: [] } } });
    const { passkeys, recoveryCodesLeft } = await state();
    expect([passkeys.length, passkeys[1]?._id, recoveryCodesLeft]).toEqual([2, passkey.id, 10]);
    const { password } = meera;
    const renewal = { password, code: recoveryCodes[0] ?? '' };
    expect((await shop.send('renewRecoveryCodes', renewal, { as: meera })).status).toBe(200);
    shop.clock.advance(5 * 60_000);
    expect((await keep(made)).body['code']).toBe('BAD_PASSKEY');
  });

  test('is for shoppers too, whose changes are not in the history of the shop', async () => {
    const asha = await shop.signUp('Asha');
    const { passkey, recoveryCodes } = await add(asha);
    expect((await logIn(passkey)).status).toBe(200);
    const removal = { _id: passkey.id, password: asha.password, code: recoveryCodes[0] ?? '' };
    await shop.call('removePasskey', removal, { as: asha });
    const of = { entity: 'user', entityId: asha.userId } as const;
    expect((await shop.call('listChanges', of, { as: meera })).data).toEqual([]);
    // The recovery codes cause a mail too; mails of the same moment have no defined order.
    const mails = await shop.db
      .selectFrom('mail_outbox')
      .select('subject')
      .where('recipient', '=', asha.email)
      .execute();
    expect(mails.map(({ subject }) => subject)).toContain('Two-step verification was turned off');
  });

  test('of an admin keeps no name in the history once the account is deleted', async () => {
    await keep(new SoftwarePasskey().create(await start(), HERE), meera, 'Meera’s phone');
    await shop.db.updateTable('users').set({ role: 'USER' }).where('id', '=', meera.userId).execute();
    await shop.call('deleteAccount', { password: meera.password }, { as: meera });
    const of = { entity: 'user', entityId: meera.userId } as const;
    const { data } = await shop.call('listChanges', of, { as: await signUpAdmin(shop, 'Ravi') });
    expect(data).toMatchObject([{ action: 'add passkey', entityName: 'Deleted account', after: null }]);
  });

  test('asks for a second step after the password from then on', async () => {
    const { recoveryCodes } = await add();
    const { email, password } = meera;
    const refused = await shop.refused('login', { email, password });
    expect(refused).toMatchObject({ code: 'SECOND_STEP_NEEDED', secondStep: { hasApp: false } });
    const form = { token: refused.secondStep?.token ?? '', code: recoveryCodes[0] ?? '' };
    expect((await shop.send('enterLoginCode', form)).status).toBe(200);
  });

  test('before an app keeps the recovery codes that came with it, and message and mail name the app', async () => {
    const { recoveryCodes } = await add();
    const second = await setUpApp(shop, meera);
    const mail = await newestMail(shop, meera.email);
    const [code = ''] = recoveryCodes;
    const { email, password } = meera;
    const { secondStep } = await shop.refused('login', { email, password });
    expect((await shop.send('enterLoginCode', { token: secondStep?.token, code })).status).toBe(200);
    expect(second.recoveryCodes).toEqual([]);
    expect(second.message).toBe('Authenticator app added. Other devices were logged out');
    expect(mail.subject).toBe('Two-step verification was changed');
    expect(mail.body).toContain('An authenticator app was added');
  });

  test('accepts each challenge once, within five minutes, and only from its own account', async () => {
    const options = await start();
    const passkey = new SoftwarePasskey();
    const other = await signUpAdmin(shop, 'Ravi');
    expect((await keep(passkey.create(options, HERE), other)).body['code']).toBe('BAD_PASSKEY');
    expect((await keep(passkey.create(options, HERE))).status).toBe(200);
    expect((await keep(new SoftwarePasskey().create(options, HERE))).body['code']).toBe('BAD_PASSKEY');
    expect((await keep(passkey.create(await challenge(), HERE))).body['code']).toBe('BAD_PASSKEY');
    const late = await start();
    shop.clock.advance(5 * 60_000);
    expect((await keep(new SoftwarePasskey().create(late, HERE))).body['code']).toBe('BAD_PASSKEY');
    shop.clock.advance(60_000);
    const ahead = await start();
    shop.clock.advance(-6 * 60_000);
    expect((await keep(new SoftwarePasskey().create(ahead, HERE))).body['code']).toBe('BAD_PASSKEY');
  });

  test.each([
    ['made for another site', { origin: 'https://evil.test', rpId: 'shop.jhola.test' }],
    ['made under another name', { origin: HERE.origin, rpId: 'evil.test' }],
    ['whose device didn’t verify its user', { ...HERE, verified: false }],
  ])('refuses one %s', async (_, where) => {
    expect((await keep(new SoftwarePasskey().create(await start(), where))).body['code']).toBe('BAD_PASSKEY');
    expect((await state()).passkeys).toEqual([]);
  });

  test('is possible ten times, even if more are started at the same time', async () => {
    for (let n = 0; n < 9; n += 1) await add();
    const [one, two] = [await start(), await start()];
    expect((await keep(new SoftwarePasskey().create(one, HERE))).status).toBe(200);
    expect((await keep(new SoftwarePasskey().create(two, HERE))).body['code']).toBe('TOO_MANY_PASSKEYS');
    const more = await shop.refused('startPasskey', { password: meera.password }, { as: meera });
    expect(more.code).toBe('TOO_MANY_PASSKEYS');
    expect((await state()).passkeys).toHaveLength(10);
  });

  test('refuses one that another account has, and nonsense', async () => {
    const { passkey } = await add();
    const other = await signUpAdmin(shop, 'Ravi');
    expect((await keep(passkey.create(await start(other), HERE), other)).body['code']).toBe('BAD_PASSKEY');
    const broken = { ...passkey.create(await start(), HERE), response: { clientDataJSON: 'e30' } };
    expect((await keep(broken)).body['code']).toBe('BAD_PASSKEY');
    expect(shop.log.faults).toEqual([]);
  });
});

describe('a login with a passkey', () => {
  test('needs nothing else, responds like any login, and makes the device known', async () => {
    const { passkey } = await add();
    await setUpApp(shop, meera);
    const loggedIn = await logIn(passkey);
    expect(loggedIn.body).toMatchObject({ message: 'Login successful!', success: true });
    const { accesstoken } = loggedIn.body['data'] as { accesstoken: string };
    expect(await isIn({ accessToken: accesstoken })).toBe(true);
    expect(Object.keys(cookiesOf(loggedIn)).join()).toContain('knownDevice');
    expect((await state()).passkeys[0]?.lastUsedAt).not.toBeNull();
  });

  test('accepts each response once, also of two at the same time, and within five minutes', async () => {
    const { passkey } = await add();
    const response = passkey.get(await challenge(), HERE);
    const responses = await Promise.all([enter(response), enter(response), enter(response)]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = passkey.get(await challenge(), HERE);
    shop.clock.advance(5 * 60_000);
    expect((await enter(late)).body['code']).toBe('BAD_PASSKEY');
  });

  test('is refused from another site, without a verified user, and with another key', async () => {
    const { passkey } = await add();
    const evil = { origin: 'https://evil.test', rpId: HERE.rpId };
    expect((await logIn(passkey, evil)).body['code']).toBe('BAD_PASSKEY');
    expect((await logIn(passkey, { ...HERE, rpId: 'evil.test' })).body['code']).toBe('BAD_PASSKEY');
    expect((await logIn(passkey, { ...HERE, verified: false })).body['code']).toBe('BAD_PASSKEY');
    const { id } = passkey;
    const forged = { ...new SoftwarePasskey().get(await challenge(), HERE), id, rawId: id };
    expect((await enter(forged)).body['code']).toBe('BAD_PASSKEY');
    expect((await logIn(new SoftwarePasskey())).body['code']).toBe('BAD_PASSKEY');
    expect((await logIn(passkey)).status).toBe(200);
  });

  test('is refused if the signature counter went down, which a copied passkey would cause', async () => {
    const { passkey } = await add();
    const early = passkey.get(await challenge(), HERE);
    expect((await logIn(passkey)).status).toBe(200);
    expect((await enter(early)).body['code']).toBe('BAD_PASSKEY');
    expect((await logIn(passkey)).status).toBe(200);
  });

  test('is refused for a suspended account', async () => {
    const { passkey } = await add();
    const other = await signUpAdmin(shop, 'Ravi');
    await shop.call('suspendUser', { _id: meera.userId }, { as: other });
    expect((await logIn(passkey)).body['code']).toBe('BAD_PASSKEY');
  });

  test('can be started 60 times in a quarter of an hour from one address', async () => {
    const statuses = [];
    for (let n = 0; n < 61; n += 1) {
      statuses.push((await shop.send('startPasskeyLogin', undefined, { from: '203.0.113.9' })).status);
    }
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
  });
});

describe('removing a passkey', () => {
  test('needs password and a code; the last one turns two-step verification off', async () => {
    const { passkey, recoveryCodes } = await add();
    const form = { _id: passkey.id, password: meera.password, code: recoveryCodes[0] ?? '' };
    const off = (fields: object) => shop.send('removePasskey', { ...form, ...fields }, { as: meera });
    expect((await off({ password: 'not it' })).body['code']).toBe('WRONG_PASSWORD');
    expect((await off({ code: '000000' })).body['code']).toBe('BAD_CODE');
    expect((await off({})).status).toBe(200);
    expect((await logIn(passkey)).body['code']).toBe('BAD_PASSKEY');
    expect(await state()).toMatchObject({ recoveryCodesLeft: 0, passkeys: [] });
    const mails = shop.db.selectFrom('mail_outbox').select('subject').where('recipient', '=', meera.email);
    expect(await mails.execute()).toContainEqual({ subject: 'Two-step verification was turned off' });
  });

  test('that is sent again after a lost response says that it is removed, not that its code was used', async () => {
    const { passkey, recoveryCodes } = await add();
    const form = { _id: passkey.id, password: meera.password, code: recoveryCodes[0] ?? '' };
    await shop.call('removePasskey', form, { as: meera });
    expect((await shop.refused('removePasskey', form, { as: meera })).message).toBe(
      'That passkey is already removed',
    );
  });

  test('of another account is impossible, and doesn’t use the code up', async () => {
    const { passkey } = await add();
    const other = await signUpAdmin(shop, 'Ravi');
    const { recoveryCodes } = await add(other);
    const form = { _id: passkey.id, password: other.password, code: recoveryCodes[0] ?? '' };
    expect((await shop.refused('removePasskey', form, { as: other })).code).toBe('NOT_FOUND');
    expect((await logIn(passkey)).status).toBe(200);
    expect((await shop.call('getSecondFactor', undefined, { as: other })).data.recoveryCodesLeft).toBe(10);
  });

  test('or the app keeps the other second factor', async () => {
    const { passkey } = await add();
    const { app } = await setUpApp(shop, meera);
    const { password } = meera;
    const { message } = await shop.call('removeAuthenticator', { password, code: app() }, { as: meera });
    expect(message).toBe('Authenticator app removed. Other devices were logged out');
    expect(await state()).toMatchObject({ authenticatorSince: null, passkeys: [{ _id: passkey.id }] });
    expect((await logIn(passkey)).status).toBe(200);
    const again = await shop.refused('removeAuthenticator', { password, code: app(1) }, { as: meera });
    expect(again.code).toBe('NO_SECOND_FACTOR');
  });
});

test('another admin’s reset removes passkeys too', async () => {
  const { passkey } = await add();
  const other = await signUpAdmin(shop, 'Ravi');
  await shop.call('resetSecondFactor', { _id: meera.userId }, { as: other });
  expect((await logIn(passkey)).body['code']).toBe('BAD_PASSKEY');
  const { email, password } = meera;
  await shop.call('login', { email, password });
});
