import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { OrderId } from '@jhola/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  fillCart,
  type Person,
  placeOrder,
  startTestShop,
  stockProduct,
  type TestShop,
} from '../../testing/index.ts';
import { cookiesOf, newestMail } from './testing/mail-and-cookies.ts';

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

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const profile = (changes: Record<string, unknown> = {}) => ({
  name: 'Asha R',
  email: asha.email,
  mobile: '9845012345',
  ...changes,
});

describe('the profile', () => {
  test('names what belongs to the user', async () => {
    const { productId } = await stockProduct(shop.db);
    const form = await fillCart(shop, asha, [{ productId }]);
    const { data: order } = await shop.call('placeCashOrder', form, { as: asha });
    const { data: line } = await shop.call('addToCart', { productId }, { as: asha });
    shop.clock.advance(60_000);
    await shop.call('login', { email: asha.email, password: asha.password });
    const { data } = await shop.call('userDetails', undefined, { as: asha });
    const lastLogin = new Date(data.last_login_date ?? '').getTime();
    expect(shop.clock.now().getTime() - lastLogin).toBeLessThan(60_000);
    expect(data).toEqual({
      _id: asha.userId,
      name: asha.name,
      email: asha.email,
      avatar: '',
      mobile: '',
      verify_email: false,
      last_login_date: data.last_login_date,
      status: 'Active',
      address_details: [form.addressId],
      shopping_cart: [line._id],
      orderHistory: [order._id],
      role: 'USER',
      createdAt: expect.stringMatching(TIME),
      updatedAt: expect.stringMatching(TIME),
    });
  });

  test('names no checkout by card that wasn’t paid', async () => {
    const { productId } = await stockProduct(shop.db);
    for (const status of ['abandoned', 'pending', 'awaiting_payment'] as const) {
      const order = await placeOrder(shop, asha, [{ productId }]);
      await shop.db
        .updateTable('orders')
        .set({ status })
        .where('id', '=', order._id as OrderId)
        .execute();
    }
    const { data: orders } = await shop.call('getOrders', undefined, { as: asha });
    expect(orders).toHaveLength(1);
    const { data } = await shop.call('userDetails', undefined, { as: asha });
    expect(data.orderHistory).toEqual(orders.map(({ _id }) => _id));
  });

  test('can be changed', async () => {
    const { data } = await shop.call('updateUser', profile({ mobile: 9845012345 }), { as: asha });
    expect(data).toMatchObject({ name: 'Asha R', mobile: '9845012345', email: asha.email });
    expect((await shop.call('userDetails', undefined, { as: asha })).data).toEqual(data);
  });

  test('keeps the role and the confirmation of the email, whatever is sent', async () => {
    const before = { role: 'USER', verify_email: false, status: 'Active' };
    const sent = profile({ role: 'ADMIN', verify_email: true, status: 'Suspended' });
    const { data } = await shop.call('updateUser', sent, { as: asha });
    expect(data).toMatchObject(before);
    expect((await shop.call('userDetails', undefined, { as: asha })).data).toMatchObject(before);
  });

  test.each(['+91 98450 12345', '098450-12345', 919845012345])(
    'takes the mobile number as %j',
    async (mobile) => {
      const { data } = await shop.call('updateUser', profile({ mobile }), { as: asha });
      expect(data.mobile).toBe('9845012345');
    },
  );

  test('reports the invalid mobile number', async () => {
    for (const [mobile, message] of [
      ['', 'Mobile number is required'],
      [undefined, 'Mobile number is required'],
      ['+91 98450', 'Please enter a valid 10-digit mobile number'],
    ] as const) {
      expect(await shop.refused('updateUser', profile({ mobile }), { as: asha })).toMatchObject({
        field: 'mobile',
        message,
        fields: { mobile: message },
      });
    }
  });

  test.each([
    ['a mobile number of nine digits', { mobile: '984501234' }],
    ['no name', { name: '' }],
    ['no email', { email: null }],
  ])('refuses %s and changes nothing', async (_what, change) => {
    expect((await shop.refused('updateUser', profile(change), { as: asha })).status).toBe(400);
    const { data } = await shop.call('userDetails', undefined, { as: asha });
    expect(data).toMatchObject({ name: asha.name, mobile: '' });
  });

  test('requires a login', async () => {
    expect((await shop.refused('updateUser', profile())).status).toBe(401);
  });
});

describe('another email', () => {
  test('has to be confirmed, and the old address is told', async () => {
    const email = `new-${asha.email}`;
    const { data } = await shop.call('updateUser', profile({ email }), { as: asha });
    expect(data).toMatchObject({ email, verify_email: false });
    expect((await newestMail(shop, asha.email)).body).toContain(email);
    expect((await newestMail(shop, email)).body).toContain('verify-email?code=');
  });

  test('that belongs to somebody else is refused, and nothing else of the form is saved', async () => {
    const ravi = await shop.signUp('Ravi');
    expect(await shop.refused('updateUser', profile({ email: ravi.email }), { as: asha })).toMatchObject({
      status: 409,
    });
    expect((await shop.call('userDetails', undefined, { as: asha })).data.name).toBe(asha.name);
  });

  test('needs a login of the last fifteen minutes', async () => {
    shop.clock.advance(14 * 60_000);
    const { data } = await shop.call('refreshToken', { refreshToken: asha.refreshToken });
    const as = { accessToken: data.accesstoken };
    shop.clock.advance(2 * 60_000);
    expect(await shop.refused('updateUser', profile({ email: `x-${asha.email}` }), { as })).toMatchObject({
      status: 403,
      code: 'RECENT_LOGIN_NEEDED',
    });
    expect((await shop.send('updateUser', profile(), { as })).status).toBe(200);
  });

  test('needs a recent login also if the clock was an hour ahead at the login', async () => {
    shop.clock.advance(60 * 60_000);
    const as = await shop.signUp();
    shop.clock.advance(-60 * 60_000);
    expect(await shop.refused('updateUser', profile({ email: `x-${as.email}` }), { as })).toMatchObject({
      code: 'RECENT_LOGIN_NEEDED',
    });
  });

  test('can be set long after the login with the password, and a wrong password changes nothing', async () => {
    shop.clock.advance(14 * 60_000);
    const { data } = await shop.call('refreshToken', { refreshToken: asha.refreshToken });
    shop.clock.advance(14 * 60_000);
    const as = { accessToken: data.accesstoken };
    const email = `x-${asha.email}`;
    const wrong = await shop.refused('updateUser', profile({ email, password: 'not it' }), { as });
    expect(wrong).toMatchObject({ status: 400, code: 'WRONG_PASSWORD', field: 'password' });
    expect((await shop.call('userDetails', undefined, { as })).data.email).toBe(asha.email);
    await shop.call('updateUser', profile({ email, password: asha.password }), { as });
    expect((await shop.call('userDetails', undefined, { as })).data.email).toBe(email);
    // A form with the same email needs no proof.
    expect((await shop.send('updateUser', profile({ email, password: 'not it' }), { as })).status).toBe(200);
  });

  test('invalidates the OTPs that were sent to the old address', async () => {
    const asked = await shop.send('forgotPassword', { email: asha.email });
    await shop.db.updateTable('password_resets').set({ proved_at: shop.clock.now() }).execute();
    await shop.call('updateUser', profile({ email: `x-${asha.email}` }), { as: asha });
    const form = { email: asha.email, newPassword: 'jalebi at two', confirmPassword: 'jalebi at two' };
    const refused = await shop.refused('resetPassword', form, { as: { cookies: cookiesOf(asked) } });
    expect(refused.code).toBe('OTP_NOT_VERIFIED');
  });

  test('can be set ten times an hour, because each change sends mails', async () => {
    const statuses = [];
    for (let n = 0; n < 11; n += 1) {
      const form = profile({ email: `n${n}-${asha.email}` });
      statuses.push((await shop.send('updateUser', form, { as: asha })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  test('that is taken counts too: an account can’t find out who else has one', async () => {
    const ravi = await shop.signUp('Ravi');
    const statuses = [];
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await shop.send('updateUser', profile({ email: ravi.email }), { as: asha })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(409), 429]);
  });
});

/** A form with a photo of one colour. */
async function photo(background: string): Promise<FormData> {
  const create = { width: 30, height: 20, channels: 3 as const, background };
  const png = await sharp({ create }).png().toBuffer();
  const form = new FormData();
  form.append('avatar', new Blob([new Uint8Array(png)]), 'me.png');
  return form;
}

test('a photo is re-encoded, stored, and shown in the profile', async () => {
  const { data } = await shop.call('uploadAvatar', await photo('#884422'), { as: asha });
  expect(data._id).toBe(asha.userId);
  expect((await shop.call('userDetails', undefined, { as: asha })).data.avatar).toBe(data.avatar);
  const picture = await shop.app.inject({ method: 'GET', url: new URL(data.avatar).pathname });
  expect(picture.statusCode).toBe(200);
  expect(picture.headers['content-type']).toBe('image/webp');
});

describe('a photo that is replaced', () => {
  const upload = async (as: Person, background: string) =>
    new URL((await shop.call('uploadAvatar', await photo(background), { as })).data.avatar).pathname;
  const statusOf = async (url: string) => (await shop.app.inject({ method: 'GET', url })).statusCode;
  const files = async () => (await readdir(join(shop.config.dataDir, 'uploads'))).length;

  test('is deleted in all its sizes when it is no longer shown', async () => {
    const first = await upload(asha, '#110000');
    expect(await statusOf(first)).toBe(200);
    const before = await files();
    expect(await upload(asha, '#110000')).toBe(first);
    expect(await statusOf(first)).toBe(200);
    const second = await upload(asha, '#220000');
    expect(await statusOf(second)).toBe(200);
    expect(await statusOf(first)).toBe(404);
    expect(await files()).toBe(before);
  });

  test('is deleted with the account, like one that is replaced', async () => {
    const ravi = await shop.signUp('Ravi');
    const before = await files();
    const his = await upload(ravi, '#440000');
    await shop.call('deleteAccount', { password: ravi.password }, { as: ravi });
    expect(await statusOf(his)).toBe(404);
    expect(await files()).toBe(before);
  });

  test('doesn’t affect the same photo of somebody else, or of a product', async () => {
    const ravi = await shop.signUp('Ravi');
    const his = await upload(ravi, '#330000');
    const hers = await upload(asha, '#330000');
    const form = await photo('#330000');
    form.set('image', form.get('avatar') as Blob);
    form.delete('avatar');
    const admin = await shop.signInAdmin();
    const { data } = await shop.call('uploadImage', form, { as: admin });
    await upload(asha, '#440000');
    expect(await statusOf(hers)).toBe(404);
    expect(await statusOf(his)).toBe(200);
    expect(await statusOf(new URL(data.url).pathname)).toBe(200);
  });

  test('leaves one photo if many were sent at the same time', async () => {
    await upload(asha, '#550000');
    const before = await files();
    await Promise.all(Array.from({ length: 8 }, (_one, n) => upload(asha, `#5500${n}${n}`)));
    expect(await files()).toBe(before);
  });

  test('can be replaced twenty times an hour', async () => {
    const statuses = [];
    for (let n = 0; n < 22; n += 1) {
      statuses.push((await shop.send('uploadAvatar', await photo('#660000'), { as: asha })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
  });
});

describe('the name of an account', () => {
  const ADVERTISING = 'Cheap watches at evil.test';

  test('isn’t in mails to an unconfirmed address, because the name could be a message to a stranger', async () => {
    const email = `victim-${asha.email}`;
    const password = 'mango lassi 42';
    await shop.call('register', { name: ADVERTISING, email, password, confirmPassword: password });
    expect((await newestMail(shop, email)).body).toMatch(/^Hello,\n/);
    await shop.call('forgotPassword', { email });
    const { body } = await newestMail(shop, email);
    expect(body).toContain('Your OTP is');
    expect(body).not.toContain('evil');
  });

  test('is in mails as long as it is a plain name', async () => {
    await shop.call('forgotPassword', { email: asha.email });
    expect((await newestMail(shop, asha.email)).body).toContain(`Hello ${asha.name},`);
  });
});
