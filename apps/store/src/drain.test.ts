import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareDrain } from './drain.ts';

let app: FastifyInstance;
let url: string;
/** Ends the current pause of the drain. */
let goOn: (() => void) | undefined;
let pauses: number[];
let closing: Promise<void>;

async function open(drainMs: number): Promise<() => Promise<void>> {
  const pause = (ms: number) => {
    pauses.push(ms);
    return new Promise<void>((resolve) => {
      goOn = resolve;
    });
  };
  const close = prepareDrain(app, { drainMs, pause });
  app.get('/page', async () => 'a page');
  app.post('/order', async () => 'an order');
  app.get('/readyz', async (_request, reply) => reply.code(503).send('closing'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return close;
}

const status = async (path: string, method = 'GET') => (await fetch(url + path, { method })).status;

beforeEach(() => {
  app = Fastify();
  goOn = undefined;
  pauses = [];
  closing = Promise.resolve();
});
afterEach(async () => {
  goOn?.();
  await closing;
  await app.close();
});

test('a draining shop first serves everything, each response closing its connection', async () => {
  closing = (await open(15_000))();
  expect(pauses).toEqual([15_000]);
  const page = await fetch(`${url}/page`);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  expect(await status('/order', 'POST')).toBe(200);
  goOn?.();
  await expect.poll(() => pauses.length).toBe(2);
});

test('then it drops reads, so that a proxy repeats them on another shop, and still responds to writes', async () => {
  closing = (await open(15_000))();
  goOn?.();
  await expect.poll(() => pauses.length).toBe(2);
  await expect(fetch(`${url}/page`)).rejects.toThrow();
  expect(await status('/order', 'POST')).toBe(200);
  expect(await status('/readyz')).toBe(503);
  goOn?.();
  await closing;
  await expect(fetch(`${url}/order`, { method: 'POST' })).rejects.toThrow();
});

test('while reads are dropped, pages that are being rendered still get their data', async () => {
  closing = (await open(15_000))();
  goOn?.();
  await expect.poll(() => pauses.length).toBe(2);
  expect((await app.inject('/page')).statusCode).toBe(200);
});

test('a shop without a drain closes at once', async () => {
  const close = await open(0);
  expect(await status('/page')).toBe(200);
  await close();
  expect(pauses).toEqual([]);
  await expect(fetch(`${url}/page`)).rejects.toThrow();
});
