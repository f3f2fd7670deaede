import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestShop, type TestShop } from '../../testing/index.ts';

/** Low limits: without them the clients would be dropped after a minute at the earliest. */
const SECONDS = { CLIENT_HEADER_SECONDS: '1', CLIENT_BODY_SECONDS: '1', CLIENT_READ_SECONDS: '2' };
/** More than the kernel buffers for a client that doesn't read. */
const LARGE = Buffer.alloc(64 * 1024 * 1024, 'a');
const PAUSE_MS = 100;
/** Longer than these limits, shorter than Node's defaults. */
const SOON_MS = 45_000;

/** The 408 response, or nothing: it may not reach a client that continues to send. */
const DROPPED = /^(HTTP\/1\.1 408 .*took too long|$)/s;

let shop: TestShop;
let admin: Person;
let port: number;
beforeAll(async () => {
  shop = await startTestShop(SECONDS, {
    beside: (app) => {
      app.get('/large', async (_request, reply) => reply.send(LARGE));
    },
  });
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = shop.app.server.address() as AddressInfo);
  admin = await shop.signInAdmin();
});
afterAll(() => shop.close());

/** Opens a connection; `closed` resolves with all received text when the shop closes it. */
async function open(): Promise<{ socket: Socket; closed: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  // The tests continue to write after the shop has closed the connection.
  socket.on('error', () => undefined);
  let text = '';
  socket.on('data', (bytes: Buffer) => {
    text += bytes.toString('latin1');
  });
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  return { socket, closed };
}

/** Sends a byte every 0.1 seconds until the connection is closed. */
async function drip(socket: Socket, byte: string): Promise<void> {
  while (!socket.destroyed && socket.writable) {
    socket.write(byte);
    await wait(PAUSE_MS);
  }
}

test.each([
  ['never sends anything', ''],
  ['sends headers slowly', 'GET / HTTP/1.1\r\nx: '],
])('a client that %s is dropped', async (_what, start) => {
  const began = performance.now();
  const { socket, closed } = await open();
  socket.write(start);
  if (start !== '') void drip(socket, 'x');
  expect(await closed).toMatch(DROPPED);
  expect(performance.now() - began).toBeLessThan(SOON_MS);
});

test.each([
  ['a length', 'content-length: 100000'],
  ['chunks', 'transfer-encoding: chunked'],
])('a client that sends a body with %s slowly is dropped', async (_what, header) => {
  const began = performance.now();
  const { socket, closed } = await open();
  socket.write(
    `POST /api/user/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${header}\r\n\r\n`,
  );
  void drip(socket, header.startsWith('content') ? ' ' : '1\r\n \r\n');
  expect(await closed).toMatch(DROPPED);
  expect(performance.now() - began).toBeLessThan(SOON_MS);
});

test('a price list may be sent slowly', async () => {
  const { socket, closed } = await open();
  const body = `--b\r\ncontent-disposition: form-data; name="list"; filename="list.csv"\r\n\r\nName,Price\r\nTea,10\r\n--b--\r\n`;
  socket.write(
    `POST /api/pricelist/upload HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${admin.accessToken}\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  for (let at = 0; at < body.length; at += 4) {
    socket.write(body.slice(at, at + 4));
    await wait(PAUSE_MS);
  }
  expect(await closed).toMatch(/^HTTP\/1\.1 200 /);
});

test('a client that doesn’t read the response and continues to send is dropped', async () => {
  const began = performance.now();
  const notReading = connect(port, '127.0.0.1');
  await once(notReading, 'connect');
  // It learns that it was dropped when it sends more.
  const dropped = new Promise((resolve) => notReading.once('error', resolve));
  notReading.pause();
  notReading.write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n');
  void drip(notReading, 'x');
  await dropped;
  expect(performance.now() - began).toBeLessThan(SOON_MS);
});

test('a client that doesn’t read the response is dropped; one that reads slowly gets all of it', async () => {
  const notReading = connect(port, '127.0.0.1');
  await once(notReading, 'connect');
  notReading.on('error', () => undefined);
  const atServer = () =>
    new Promise<number>((resolve) => {
      shop.app.server.getConnections((_error, count) => resolve(count));
    });
  const before = await atServer();
  notReading.pause();
  notReading.write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n');
  const reader = connect(port, '127.0.0.1');
  await once(reader, 'connect');
  reader.write('GET /large HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  let bytes = 0;
  for await (const chunk of reader) {
    bytes += (chunk as Buffer).length;
    // Pauses that add up to more than the limit.
    if (bytes % 37 === 0) await wait(30);
  }
  expect(bytes).toBeGreaterThan(LARGE.length);
  await expect.poll(atServer).toBeLessThan(before);
  notReading.destroy();
});
