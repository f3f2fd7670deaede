import { ROUTES } from '@jhola/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routesOf, startTestShop, type TestShop } from './testing/index.ts';

const ALLOWED_ORIGIN = 'https://app.jhola.test';
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({ ALLOWED_ORIGINS: ALLOWED_ORIGIN });
});
afterAll(() => shop.close());

const DOCS = ['GET /api/openapi.json', 'GET /api/docs', 'GET /api/docs/', 'GET /api/docs/js/scalar.js'];

/** Called by the payment provider, which defines its request and response. */
const WEBHOOK = 'POST /api/order/webhook';

test('below /api there is every call of the contract, once, and nothing else except the docs and the webhook', () => {
  const served = routesOf(shop.app).filter(
    (route) => / \/api(\/|$)/.test(route) && !route.startsWith('OPTIONS'),
  );
  expect(served.toSorted()).toEqual([...Object.values(ROUTES), ...DOCS, WEBHOOK].toSorted());
});

test('an unknown path is 404, a call by another method 405, both with a message', async () => {
  const nothing = await shop.app.inject({ method: 'GET', url: '/api/nothing' });
  expect(nothing.statusCode).toBe(404);
  expect(nothing.json()).toMatchObject({ success: false, code: 'NO_SUCH_ROUTE' });
  const other = await shop.app.inject({ method: 'GET', url: '/api/user/login' });
  expect(other.statusCode).toBe(405);
  expect(other.headers['allow']).toBe('POST');
  expect(other.json()).toMatchObject({
    code: 'METHOD_NOT_ALLOWED',
    message: expect.stringContaining('POST') as string,
  });
});

test('a preflight response may be cached, and allows only listed origins', async () => {
  const preflight = (origin: string) =>
    shop.app.inject({
      method: 'OPTIONS',
      url: '/api/cart/create',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const listed = await preflight(ALLOWED_ORIGIN);
  expect(listed.statusCode).toBe(204);
  expect(listed.headers).toMatchObject({
    'access-control-allow-origin': ALLOWED_ORIGIN,
    'access-control-max-age': '86400',
  });
  expect((await preflight('https://elsewhere.test')).headers['access-control-allow-origin']).toBeUndefined();
});

test('a page of a listed origin may read when to retry, the request’s id, and the name of a file', async () => {
  const readable = async (origin?: string) => {
    const headers = origin === undefined ? {} : { origin };
    const response = await shop.app.inject({ method: 'GET', url: '/api/category/get', headers });
    return response.headers['access-control-expose-headers'];
  };
  expect(await readable(ALLOWED_ORIGIN)).toBe('content-disposition, retry-after, x-request-id');
  expect(await readable('https://elsewhere.test')).toBeUndefined();
  expect(await readable()).toBeUndefined();
});
