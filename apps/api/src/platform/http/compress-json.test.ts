import { syncBuiltinESMExports } from 'node:module';
import zlib, { gunzipSync } from 'node:zlib';
import { splitRoute } from '@jhola/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestShop, type TestShop } from '../../testing/index.ts';

/** Three packets. */
const LEAST_LENGTH = 4_000;
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

async function addCategories(count: number): Promise<void> {
  const as = await shop.signInAdmin();
  const image = 'https://cdn.test/aisle.png';
  const { data } = await shop.call('getCategories', undefined);
  for (let n = 1; n <= count; n += 1)
    await shop.call('addCategory', { name: `Aisle ${data.length + n}`, image }, { as });
}

async function categories(acceptEncoding?: string) {
  const { method, path } = splitRoute('getCategories');
  const headers = {
    origin: 'http://localhost:8080',
    ...(acceptEncoding && { 'accept-encoding': acceptEncoding }),
  };
  const response = await shop.app.inject({ method, url: path, headers });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
  return response;
}

test('a response of up to three packets isn’t compressed', async () => {
  await addCategories(20);
  const response = await categories('gzip');
  expect(response.payload.length).toBeGreaterThan(LEAST_LENGTH / 2);
  expect(response.payload.length).toBeLessThan(LEAST_LENGTH);
  expect(response.headers['content-encoding']).toBeUndefined();
});

describe('a longer response', () => {
  beforeAll(() => addCategories(20));

  test('is compressed to less than half', async () => {
    const plain = await categories();
    const compressed = await categories('br, gzip');
    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.payload);
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(compressed.headers['vary']).toBe('Origin, accept-encoding');
  });

  test('is plain for a client that doesn’t accept gzip', async () => {
    for (const accepted of [undefined, 'gzip;q=0, br']) {
      const plain = await categories(accepted);
      expect(plain.payload.length).toBeGreaterThan(LEAST_LENGTH);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.headers['vary']).toBe('Origin, accept-encoding');
    }
  });
});

test('equal responses of a public call are compressed once, those of other calls each time', async () => {
  await addCategories(1);
  const { accessToken } = await shop.signInAdmin();
  const { path } = splitRoute('listChanges');
  const headers = { authorization: `Bearer ${accessToken}`, 'accept-encoding': 'gzip' };
  const gzip = vi.spyOn(zlib, 'gzipSync');
  syncBuiltinESMExports();
  try {
    const first = await categories('gzip');
    const second = await categories('gzip');
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect(gzip).toHaveBeenCalledTimes(1);
    for (let n = 1; n <= 2; n += 1) await shop.app.inject({ url: path, headers });
    expect(gzip).toHaveBeenCalledTimes(3);
  } finally {
    gzip.mockRestore();
    syncBuiltinESMExports();
  }
});

test('a response about an account isn’t compressed', async () => {
  const { email, password, accessToken } = await shop.signUp();
  for (let n = 0; n < 30; n += 1) await shop.call('login', { email, password });
  const { path } = splitRoute('listSessions');
  const headers = { authorization: `Bearer ${accessToken}`, 'accept-encoding': 'gzip' };
  const response = await shop.app.inject({ url: path, headers });
  expect(response.payload.length).toBeGreaterThan(LEAST_LENGTH);
  expect(response.headers['content-encoding']).toBeUndefined();
});
