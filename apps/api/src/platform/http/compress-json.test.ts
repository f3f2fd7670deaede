import { gunzipSync } from 'node:zlib';
import { splitRoute } from '@jhola/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../testing/index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  const as = await shop.signInAdmin();
  const image = 'https://cdn.test/aisle.png';
  for (let n = 1; n <= 10; n += 1) await shop.call('addCategory', { name: `Aisle ${n}`, image }, { as });
});
afterAll(() => shop.close());

async function categories(acceptEncoding?: string) {
  const { method, path } = splitRoute('getCategories');
  const headers = {
    origin: 'http://localhost:8080',
    ...(acceptEncoding && { 'accept-encoding': acceptEncoding }),
  };
  const response = await shop.app.inject({ method, url: path, headers });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
  expect(response.headers['vary']).toBe('Origin, accept-encoding');
  return response;
}

test('a long response is compressed to less than half', async () => {
  const plain = await categories();
  const compressed = await categories('br, gzip');
  expect(compressed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.payload);
  expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
});

test('a client that doesn’t accept gzip gets the plain response', async () => {
  for (const accepted of [undefined, 'gzip;q=0, br'])
    expect((await categories(accepted)).headers['content-encoding']).toBeUndefined();
});

test('a short response isn’t compressed', async () => {
  const { path } = splitRoute('getSubCategories');
  const headers = { 'accept-encoding': 'gzip' };
  const response = await shop.app.inject({ method: 'POST', url: path, headers });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-encoding']).toBeUndefined();
});

test('a response about an account isn’t compressed', async () => {
  const { email, password, accessToken } = await shop.signUp();
  for (let n = 0; n < 12; n += 1) await shop.call('login', { email, password });
  const { path } = splitRoute('listSessions');
  const headers = { authorization: `Bearer ${accessToken}`, 'accept-encoding': 'gzip' };
  const response = await shop.app.inject({ url: path, headers });
  expect(response.payload.length).toBeGreaterThan(1_400);
  expect(response.headers['content-encoding']).toBeUndefined();
});
