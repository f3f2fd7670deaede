import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../testing/index.ts';

const RESPONSES = [
  ['a success', '/api/category/get'],
  ['an error', '/api/cart/get'],
  ['an unknown call', '/api/nothing'],
  ['the OpenAPI document', '/api/openapi.json'],
] as const;

describe('under http', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop();
  });
  afterAll(() => shop.close());

  test.each(RESPONSES)('%s isn’t sniffed or cached', async (_what, url) => {
    const { headers } = await shop.app.inject(url);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  test('other windows can’t access the page of the API’s documentation', async () => {
    const { headers } = await shop.app.inject('/api/docs/');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });

  test('a picture isn’t sniffed, and can’t run scripts', async () => {
    const { headers } = await shop.app.inject('/images/none/320.webp');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  test('a text file can’t be framed', async () => {
    const { headers } = await shop.app.inject('/.well-known/security.txt');
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
  });

  test('cookies have names without a prefix', async () => {
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

  test.each([...RESPONSES, ['a picture', '/images/none/320.webp'] as const])(
    '%s has the HSTS header',
    async (_what, url) => {
      const { headers } = await shop.app.inject(url);
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
    },
  );

  const logIn = async (cookies: Record<string, string> = {}) => {
    const { email, password } = await shop.signUp();
    return shop.send('login', { email, password }, { as: { cookies } });
  };

  test('cookies have the __Host- prefix, also the one of a password reset', async () => {
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

  test('cookies without the prefix, which were set before, are read, and replaced when they are renewed', async () => {
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

  test('a cookie without the prefix is ignored if there is one with it', async () => {
    const mine = await shop.signUp();
    const planted = await shop.signUp();
    const cookies = { '__Host-accessToken': mine.accessToken, accessToken: planted.accessToken };
    const { data } = await shop.call('userDetails', undefined, { as: { cookies } });
    expect(data._id).toBe(mine.userId);
  });

  test('logging out clears the cookies with and without the prefix', async () => {
    const { accessToken } = await shop.signUp();
    const response = await shop.send('logout', undefined, { as: { cookies: { accessToken } } });
    expect(response.cookies.map(({ name }) => name)).toEqual([
      '__Host-accessToken',
      'accessToken',
      '__Host-refreshToken',
    ]);
  });
});
