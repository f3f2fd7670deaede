import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmEmailOf, type Person, startTestShop, type TestShop } from '../../testing/index.ts';
import { ensureFirstAdmin } from './ensure-first-admin.ts';
import { setUpApp } from './testing/authenticator-app.ts';
import { signUpAdmin } from './testing/sign-up-admin.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** Starts the shop with `ADMIN_EMAIL`, and perhaps `ADMIN_PASSWORD`. */
const startWith = (adminEmail: string, adminPassword?: string) =>
  ensureFirstAdmin(shop.db, { ...shop.config, adminEmail, adminPassword }, shop.clock);
const details = (as: { readonly accessToken: string }) => shop.send('userDetails', undefined, { as });
async function logIn(email: string, password: string) {
  const { data } = await shop.call('login', { email, password });
  return shop.call('userDetails', undefined, { as: { accessToken: data.accesstoken } });
}
const countDevices = async ({ userId }: Person) =>
  (await shop.db.selectFrom('known_devices').select('user_id').where('user_id', '=', userId).execute())
    .length;

test.each([undefined, 'the keys of the shop'])(
  'an account with the admin’s email that a stranger registered is useless to the stranger (ADMIN_PASSWORD: %s)',
  async (given) => {
    const stranger = await shop.signUp();
    await shop.call('login', stranger);
    await setUpApp(shop, stranger);
    const { email, password } = await startWith(stranger.email, given);
    expect(email).toBe(stranger.email);
    expect(password).toEqual(given === undefined ? expect.stringMatching(/^\S{16}$/) : null);
    expect((await details(stranger)).status).toBe(401);
    expect((await shop.send('login', stranger)).status).toBe(400);
    expect(await countDevices(stranger)).toBe(0);
    const { data } = await logIn(email, given ?? password ?? '');
    expect(data).toMatchObject({ role: 'ADMIN', verify_email: true });
    expect(await startWith(email, given)).toEqual({ email, password: null });
    await logIn(email, given ?? password ?? '');
  },
);

test('an account whose email is confirmed becomes an admin and keeps its password and sessions', async () => {
  const owner = await shop.signUp();
  await confirmEmailOf(shop, owner);
  expect(await startWith(owner.email)).toEqual({ email: owner.email, password: null });
  expect((await details(owner)).body).toMatchObject({ data: { role: 'ADMIN' } });
  expect((await logIn(owner.email, owner.password)).data.role).toBe('ADMIN');
});

test('an admin gets the configured password, and sessions with the old one end', async () => {
  const owner = await signUpAdmin(shop);
  await startWith(owner.email, owner.password);
  expect((await details(owner)).status).toBe(200);
  await startWith(owner.email, 'the keys of the shop');
  expect((await details(owner)).status).toBe(401);
  expect((await logIn(owner.email, 'the keys of the shop')).data.role).toBe('ADMIN');
});

test('if two processes start at once, the printed password is the valid one', async () => {
  const { email } = await shop.signUp();
  const started = await Promise.all([startWith(email), startWith(email)]);
  const printed = started.flatMap(({ password }) => password ?? []);
  expect(printed).toHaveLength(1);
  expect((await logIn(email, printed[0] ?? '')).data.role).toBe('ADMIN');
});
