import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../testing/index.ts';

const ANSWERS = [
  ['a success', '/api/category/get'],
  ['a refusal', '/api/cart/get'],
  ['a call that there isn’t', '/api/nothing'],
  ['the document of the API', '/api/openapi.json'],
] as const;

describe('under http', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop();
  });
  afterAll(() => shop.close());

  test.each(ANSWERS)('%s is taken for what it is, and kept by nobody', async (_what, url) => {
    const { headers } = await shop.app.inject(url);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('the page of the API can’t be reached into by other pages', async () => {
    const { headers } = await shop.app.inject('/api/docs/');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });

  test('cookies have their plain names', async () => {
    const { email, password } = await shop.signUp();
    const { cookies } = await shop.send('login', { email, password });
    expect(cookies.map(({ name }) => name)).toEqual(['accessToken', 'refreshToken', 'knownDevice']);
  });
});

describe('under https', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ PUBLIC_URL: 'https://jhola.test' });
  });
  afterAll(() => shop.close());

  test.each([...ANSWERS, ['a picture', '/images/none/320.webp'] as const])(
    '%s keeps browsers on https',
    async (_what, url) => {
      const { headers } = await shop.app.inject(url);
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
    },
  );

  const logIn = async (cookies: Record<string, string> = {}) => {
    const { email, password } = await shop.signUp();
    return shop.send('login', { email, password }, { as: { cookies } });
  };

  test('cookies are bound to this host, also the one of a forgotten password', async () => {
    const login = await logIn();
    const forgotten = await shop.send('forgotPassword', { email: 'nobody@jhola.test' });
    const set = [...login.cookies, ...forgotten.cookies] as {
      name: string;
      secure?: boolean;
      path?: string;
      domain?: string;
    }[];
    expect(set.map(({ name }) => name)).toEqual([
      '__Host-accessToken',
      '__Host-refreshToken',
      '__Host-knownDevice',
      '__Host-passwordReset',
    ]);
    for (const cookie of set) expect(cookie).toMatchObject({ secure: true, path: '/' });
    expect(set.every(({ domain }) => domain === undefined)).toBe(true);
  });

  test('cookies of the plain names that were set before are read, and replaced when they are renewed', async () => {
    const { accessToken, refreshToken } = await shop.signUp();
    const old = { accessToken, refreshToken };
    expect((await shop.send('userDetails', undefined, { as: { cookies: old } })).status).toBe(200);
    const renewed = await shop.send('refreshToken', undefined, { as: { cookies: old } });
    expect(renewed.cookies.map(({ name, value }) => [name, value !== ''])).toEqual([
      ['__Host-accessToken', true],
      ['accessToken', false],
      ['__Host-refreshToken', true],
      ['refreshToken', false],
    ]);
  });

  test('a cookie of the plain name counts for nothing beside one that is bound to this host', async () => {
    const mine = await shop.signUp();
    const planted = await shop.signUp();
    const cookies = { '__Host-accessToken': mine.accessToken, accessToken: planted.accessToken };
    const { data } = await shop.call('userDetails', undefined, { as: { cookies } });
    expect(data._id).toBe(mine.userId);
  });

  test('logging out clears both', async () => {
    const { accessToken } = await shop.signUp();
    const answer = await shop.send('logout', undefined, { as: { cookies: { accessToken } } });
    expect(answer.cookies.map(({ name }) => name)).toEqual([
      '__Host-accessToken',
      'accessToken',
      '__Host-refreshToken',
    ]);
  });
});
