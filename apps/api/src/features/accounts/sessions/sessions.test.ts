import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestShop, type TestShop } from '../../../testing/index.ts';
import { cookiesOf } from '../testing/mail-and-cookies.ts';

let shop: TestShop;
let asha: Person;
beforeAll(async () => {
  shop = await startTestShop({ ALLOWED_ORIGINS: 'https://app.jhola.test' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await shop.signUp();
});

const refresh = (refreshToken: string) => shop.send('refreshToken', { refreshToken });
const details = (accessToken: string) => shop.send('userDetails', undefined, { as: { accessToken } });

describe('an access token', () => {
  test('opens what is one’s own for fifteen minutes', async () => {
    expect((await details(asha.accessToken)).status).toBe(200);
    shop.clock.turn(16 * 60_000);
    expect((await details(asha.accessToken)).status).toBe(401);
  });

  test.each(['forged', 'a.b.c', `${'x'.repeat(3_000)}`])('that is made up opens nothing', async (token) => {
    expect(await shop.refused('userDetails', undefined, { as: { accessToken: token } })).toMatchObject({
      status: 401,
      code: 'NO_SESSION',
    });
  });

  test('counts as none where a client without one sends the word', async () => {
    const headers = { authorization: 'Bearer null' };
    const cookies = { accessToken: asha.accessToken };
    expect((await shop.send('userDetails', undefined, { headers })).status).toBe(401);
    expect((await shop.send('userDetails', undefined, { headers, as: { cookies } })).status).toBe(200);
  });
});

describe('refreshing', () => {
  test('answers new tokens that work, under both of their names', async () => {
    const { status, body } = await refresh(asha.refreshToken);
    const data = body['data'] as { accessToken: string; accesstoken: string; refreshToken: string };
    expect(status).toBe(200);
    expect(data.accessToken).toBe(data.accesstoken);
    expect(data.refreshToken).not.toBe(asha.refreshToken);
    expect((await details(data.accessToken)).status).toBe(200);
  });

  test('takes the token from the cookie before the body', async () => {
    const as = { cookies: { refreshToken: asha.refreshToken } };
    expect((await shop.send('refreshToken', { refreshToken: 'old' }, { as })).status).toBe(200);
    expect(
      (await shop.send('refreshToken', undefined, { as: { accessToken: asha.refreshToken } })).status,
    ).toBe(200);
  });

  test('with a token that was used a moment ago is a lost answer', async () => {
    await refresh(asha.refreshToken);
    const again = await refresh(asha.refreshToken);
    expect(again.status).toBe(200);
    expect((await details((again.body['data'] as { accessToken: string }).accessToken)).status).toBe(200);
  });

  test('with a token that was used long ago ends the session for whoever holds it', async () => {
    const next = (await refresh(asha.refreshToken)).body['data'] as {
      accessToken: string;
      refreshToken: string;
    };
    shop.clock.turn(11_000);
    expect((await refresh(asha.refreshToken)).status).toBe(401);
    expect((await refresh(next.refreshToken)).status).toBe(401);
    expect((await details(next.accessToken)).status).toBe(401);
  });

  test('without a token, or with one that is made up, is a dead session', async () => {
    expect((await shop.send('refreshToken')).status).toBe(401);
    expect((await refresh('made up')).status).toBe(401);
  });
});

describe('logging out', () => {
  test('ends the session on the server, and can’t fail', async () => {
    const answer = await shop.send('logout', undefined, { as: asha });
    expect(answer.status).toBe(200);
    expect((await details(asha.accessToken)).status).toBe(401);
    expect((await refresh(asha.refreshToken)).status).toBe(401);
    expect((await shop.send('logout', undefined, { as: asha })).status).toBe(200);
    expect((await shop.send('logout')).status).toBe(200);
    expect((await shop.send('logout', undefined, { as: { accessToken: 'forged' } })).status).toBe(200);
  });

  test('can’t be done by a page of another site', async () => {
    const cookies = cookiesOf(await shop.send('login', { email: asha.email, password: asha.password }));
    const headers = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' };
    const answer = await shop.send('logout', undefined, { as: { cookies }, headers });
    expect(answer.status).toBe(200);
    expect(answer.cookies).toEqual([]);
    expect((await shop.send('userDetails', undefined, { as: { cookies } })).status).toBe(200);
  });
});

describe('a change that rides on cookies', () => {
  const profile = () => ({ name: 'Asha', email: asha.email, mobile: '9845012345' });
  const change = async (headers: Record<string, string>) => {
    const cookies = cookiesOf(await shop.send('login', { email: asha.email, password: asha.password }));
    return shop.send('updateUser', profile(), { as: { cookies }, headers });
  };

  test.each([
    ['the public address', { origin: 'http://localhost:8080' }, 200],
    ['an allowed origin', { origin: 'https://app.jhola.test' }, 200],
    ['the address it was sent to', { origin: 'http://10.0.0.5:8080', host: '10.0.0.5:8080' }, 200],
    ['another site', { origin: 'https://evil.test' }, 403],
    ['nowhere', {}, 403],
  ])('from %s is answered with %#', async (_from, headers, status) => {
    expect((await change(headers as Record<string, string>)).status).toBe(status);
  });

  test('is not asked where it comes from when it carries a token', async () => {
    const headers = { origin: 'https://evil.test' };
    expect((await shop.send('updateUser', profile(), { as: asha, headers })).status).toBe(200);
  });
});

test('taking the role away works at once', async () => {
  const admin = await shop.signInAdmin();
  const form = { name: 'Tea', image: '/images/0000000000/640.webp' };
  await shop.call('addCategory', form, { as: admin });
  await shop.db.updateTable('users').set({ role: 'USER' }).where('email', '=', admin.email).execute();
  expect((await shop.send('addCategory', { ...form, name: 'Coffee' }, { as: admin })).status).toBe(403);
  await shop.db.updateTable('users').set({ role: 'ADMIN' }).where('email', '=', admin.email).execute();
});
