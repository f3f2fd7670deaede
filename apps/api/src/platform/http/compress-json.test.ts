import { gunzipSync } from 'node:zlib';
import { splitRoute } from '@jhola/contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../testing/index.ts';
import { compressJson } from './compress-json.ts';

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

test('a public response is compressed once for all clients, a private one each time', async () => {
  const json = JSON.stringify('milk '.repeat(LEAST_LENGTH));
  const bodies: unknown[] = [];
  const app = Fastify();
  app.get<{ Params: { who: string } }>('/:who', async (request, reply) => {
    const body = compressJson(request, reply, json, request.params.who === 'all');
    bodies.push(body);
    return body;
  });
  const headers = { 'accept-encoding': 'gzip' };
  for (const url of ['/all', '/all', '/user', '/user']) await app.inject({ url, headers });
  const [first, second, third, fourth] = bodies;
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(fourth).not.toBe(third);
  await app.close();
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
