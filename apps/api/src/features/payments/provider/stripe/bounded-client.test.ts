import { createServer, type Socket } from 'node:net';
import { listenLocally } from '@jhola/tools/testing/listen-locally.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BoundedClient } from './bounded-client.ts';

/** What the server sends to the next connection. */
let reply: (socket: Socket) => void;
let port: number;
const sockets = new Set<Socket>();
const server = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  socket.on('data', () => reply(socket));
});

beforeAll(async () => {
  port = await listenLocally(server);
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

function ask(timeoutMs: number) {
  const headers = { 'content-length': 2 };
  return new BoundedClient().makeRequest(
    '127.0.0.1',
    String(port),
    '/v1/x',
    'POST',
    headers,
    'a=',
    'http',
    timeoutMs,
  );
}

/** Sends a byte every few milliseconds, for as long as the client stays. */
function dribble(socket: Socket): void {
  const timer = setInterval(() => socket.write('1'), 5);
  socket.once('close', () => clearInterval(timer));
}

test('a response is read', async () => {
  reply = (socket) =>
    socket.write('HTTP/1.1 402 X\r\nstripe-should-retry: false\r\ncontent-length: 11\r\n\r\n{"a":"₹"}');
  const response = await ask(60_000);
  expect(response.getStatusCode()).toBe(402);
  expect(response.getHeaders()['stripe-should-retry']).toBe('false');
  expect(await response.toJSON()).toEqual({ a: '₹' });
});

test.each([
  ['whose headers come byte by byte', 'HTTP/1.1 200 OK\r\nx: '],
  ['whose body comes byte by byte', 'HTTP/1.1 200 OK\r\ncontent-length: 900000\r\n\r\n'],
])('a response %s ends with its time, and its connection too', async (_what, start) => {
  reply = (socket) => {
    socket.write(start);
    dribble(socket);
  };
  await expect(ask(300)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await expect.poll(() => sockets.size).toBeLessThanOrEqual(1);
});

test('a response that never ends is cut off after a megabyte', async () => {
  let sent = 0;
  reply = (socket) => {
    socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
    const more = () => {
      sent += 50_000;
      socket.write(`c350\r\n${' '.repeat(50_000)}\r\n`, () => socket.destroyed || setImmediate(more));
    };
    more();
  };
  await expect(ask(60_000)).rejects.toThrow('more than 1000000 bytes');
  expect(sent).toBeLessThan(20_000_000);
});

test('a response that is cut off is an error', async () => {
  reply = (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"id":"cs_1"');
  await expect(ask(60_000)).rejects.toMatchObject({ code: 'ECONNRESET' });
});
