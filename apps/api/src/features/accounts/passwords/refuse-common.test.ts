import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../../testing/index.ts';
import { cookiesOf } from '../testing/mail-and-cookies.ts';

/** Common, although it has a symbol and digits. */
const COMMON = 'India@123';
const RARE = 'kulfi at noon';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ COMMON_PASSWORDS: 'refused' });
});
afterAll(() => shop.close());

const refusal = (field: string) => ({ status: 400, code: 'BAD_REQUEST', field });

test('a shop that refuses common passwords does so for new accounts', async () => {
  const form = { name: 'Ravi', email: 'ravi@jhola.test' };
  const refused = await shop.refused('register', { ...form, password: COMMON, confirmPassword: COMMON });
  expect(refused).toMatchObject(refusal('password'));
  expect(refused.message).toContain('easy to guess');
  expect((await shop.send('register', { ...form, password: RARE, confirmPassword: RARE })).status).toBe(200);
});

test('a shop that refuses common passwords does so for changed passwords', async () => {
  const asha = await shop.signUp();
  const change = { currentPassword: asha.password, newPassword: COMMON, confirmPassword: COMMON };
  expect(await shop.refused('changePassword', change, { as: asha })).toMatchObject(refusal('newPassword'));
  expect((await shop.send('login', { email: asha.email, password: asha.password })).status).toBe(200);
});

test('a common password is refused after a forgotten one, and the verified request can be used again', async () => {
  const { email } = await shop.signUp();
  const cookies = cookiesOf(await shop.send('forgotPassword', { email }));
  await shop.db.updateTable('password_resets').set({ proved_at: shop.clock.now() }).execute();
  const reset = (password: string) =>
    shop.send(
      'resetPassword',
      { email, newPassword: password, confirmPassword: password },
      { as: { cookies } },
    );
  expect((await reset(COMMON)).status).toBe(400);
  expect((await reset(RARE)).status).toBe(200);
});
