import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError, createClient, NoResponseError } from './client.ts';

type Sent = { url: string; init: RequestInit };

let sent: Sent[] = [];
beforeEach(() => {
  sent = [];
});

/** A client whose server always gives the same response and records the requests. */
function clientOf(body: unknown, status = 200, accessToken: string | null = null) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const fetch = async (url: unknown, init: RequestInit = {}) => {
    sent.push({ url: String(url), init });
    return new Response(text, { status });
  };
  return createClient({
    baseUrl: 'https://jhola.test',
    fetch: fetch as typeof globalThis.fetch,
    accessToken: () => accessToken,
  });
}

const SUCCESS = { success: true, error: false, message: '', data: [] };

test.each([
  ['7', 7],
  [null, null],
  ['Wed, 21 Oct 2026 07:28:00 GMT', null],
])('a busy server’s Retry-After of %s is %s seconds', async (header, seconds) => {
  const headers = header === null ? {} : { 'retry-after': header };
  const client = createClient({
    baseUrl: '',
    fetch: async () => new Response('{"success":false}', { status: 503, headers }),
  });
  const failure = await client('getCart').catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 503, retryAfterSeconds: seconds });
});

describe('a call', () => {
  test('sends its input as JSON to its route, with credentials', async () => {
    await clientOf(SUCCESS)('addToCart', { productId: 'p' });
    const [{ url, init } = { url: '', init: {} }] = sent;
    expect(url).toBe('https://jhola.test/api/cart/create');
    expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: '{"productId":"p"}' });
    expect(new Headers(init.headers).get('content-type')).toBe('application/json');
    expect(new Headers(init.headers).has('authorization')).toBe(false);
  });

  test('sends the access token if there is one', async () => {
    await clientOf(SUCCESS, 200, 'token')('getCart');
    expect(new Headers(sent[0]?.init.headers).get('authorization')).toBe('Bearer token');
    expect(sent[0]?.init.body).toBeUndefined();
  });

  test('by GET puts its input into the query string, and leaves out what is undefined', async () => {
    await clientOf(SUCCESS)('getOrders', { page: 2, limit: undefined });
    expect(sent[0]?.url).toBe('https://jhola.test/api/order/order-list?page=2');
    await clientOf(SUCCESS)('getOrders', {});
    expect(sent[1]?.url).toBe('https://jhola.test/api/order/order-list');
  });

  test('sends a file as the given form', async () => {
    const form = new FormData();
    await clientOf(SUCCESS)('uploadImage', form);
    expect(sent[0]?.init.body).toBe(form);
    expect(new Headers(sent[0]?.init.headers).has('content-type')).toBe(false);
  });

  test('sends further headers and can be aborted', async () => {
    const { signal } = new AbortController();
    const headers = { 'Idempotency-Key': 'tap-1' };
    await clientOf(SUCCESS)('getCart', undefined, { headers, signal });
    expect(new Headers(sent[0]?.init.headers).get('idempotency-key')).toBe('tap-1');
    expect(sent[0]?.init.signal).toBe(signal);
  });
});

describe('a response', () => {
  test('is returned completely on success', async () => {
    expect(await clientOf({ ...SUCCESS, totalCount: 3 })('getProducts', {})).toEqual({
      ...SUCCESS,
      totalCount: 3,
    });
  });

  test.each<[number, { success?: boolean; message?: string; code?: string }]>([
    [409, { success: false, message: 'Only 3 left of Amul Milk', code: 'OUT_OF_STOCK' }],
    [200, { success: false, message: 'No' }],
    [503, {}],
  ])('of failure is an ApiError: %d %j', async (status, body) => {
    const failure = await clientOf(body, status)('getCart').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status, body, message: body.message ?? '' });
  });

  test.each([
    [502, '<html>Bad gateway</html>'],
    [200, ''],
    [200, 'null'],
    [200, '"yes"'],
  ])('that can’t be parsed is a NoResponseError: %d %j', async (status, body) => {
    await expect(clientOf(body, status)('getCart')).rejects.toBeInstanceOf(NoResponseError);
  });
});

describe('without a connection', () => {
  const offline = createClient({
    baseUrl: '',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  });

  test('a call fails with NoResponseError', async () => {
    await expect(offline('getCart')).rejects.toBeInstanceOf(NoResponseError);
  });

  test('an aborted call fails with the error of fetch', async () => {
    const signal = AbortSignal.abort();
    await expect(offline('getCart', undefined, { signal })).rejects.toBeInstanceOf(TypeError);
  });
});
