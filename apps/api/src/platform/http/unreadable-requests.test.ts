import { once } from 'node:events';
import { maxHeaderSize } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createRecordingLog } from '../../testing/index.ts';
import { handleErrors } from './error-handler.ts';
import { refuseEncoded, refuseUnreadable, requireHost } from './unreadable-requests.ts';

let app: FastifyInstance;
let lines: unknown[];
let received: number;
let statuses: number[];

beforeEach(async () => {
  lines = [];
  received = 0;
  statuses = [];
  const log: FastifyBaseLogger = Object.assign(createRecordingLog(), {
    warn: (line: unknown) => void lines.push(line),
  });
  app = Fastify({
    clientErrorHandler: refuseUnreadable(log),
    http: { headersTimeout: 100, connectionsCheckingInterval: 50, requireHostHeader: false },
    loggerInstance: log,
  });
  handleErrors(app);
  requireHost(app);
  refuseEncoded(app);
  app.addHook('onRequest', async () => void (received += 1));
  app.addHook('onSend', async (_request, { statusCode }) => void statuses.push(statusCode));
  app.get('/', () => ({ success: true, message: 'Namaste' }));
  app.post('/', () => ({ success: true, message: 'Namaste' }));
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

/** The response to these bytes. */
async function responseTo(request: string) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, ...(JSON.parse(body) as { success: boolean; message: string }) };
}

const start = 'GET / HTTP/1.1\r\nhost: x\r\n';

test.each([
  [431, 'HPE_HEADER_OVERFLOW', 'cookies', `${start}cookie: ${'a'.repeat(maxHeaderSize)}\r\n\r\n`],
  [400, 'HPE_INVALID_METHOD', 'not a valid HTTP request', 'namaste\r\n\r\n'],
  [408, 'ERR_HTTP_REQUEST_TIMEOUT', 'too long to arrive', start],
])(
  'a request that is a %i (%s) says why, to the client and in the log',
  async (status, code, why, request) => {
    const response = await responseTo(request);
    expect(response.head).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*connection: close`));
    expect(response).toMatchObject({ success: false, message: expect.stringContaining(why) });
    expect(lines).toEqual([{ status, code, address: '127.0.0.1' }]);
  },
);

test('a connection on which nothing was sent is closed without a line in the log', async () => {
  expect((await responseTo('')).head).toContain('408');
  expect(lines).toEqual([]);
});

test('a flood of them is logged at most twenty times a minute', async () => {
  for (let n = 0; n < 50; n += 1) await responseTo('namaste\r\n\r\n');
  // Two minutes, if one ended meanwhile.
  expect(lines.length).toBeLessThanOrEqual(40);
});

test.each([
  ['loses its connection', 'resetAndDestroy'],
  ['closes its connection', 'end'],
] as const)(
  'a client that %s in the middle of a body is a 400 without a line in the log',
  async (_, leave) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{`,
    );
    await expect.poll(() => received).toBe(1);
    socket[leave]();
    await expect.poll(() => statuses).toEqual([400]);
    expect(lines).toEqual([]);
  },
);

test('a request without a Host says why, to the client and in the log; HTTP/1.0 needs none', async () => {
  const response = await responseTo('GET / HTTP/1.1\r\nconnection: close\r\n\r\n');
  expect(response.head).toContain('400 Bad Request');
  expect(response.message).toContain('Host');
  expect(lines).toEqual([{ status: 400, address: '127.0.0.1' }]);
  expect((await responseTo('GET / HTTP/1.0\r\n\r\n')).message).toBe('Namaste');
});

describe('a compressed body', () => {
  const send = (payload: Buffer | string, encoding: string) =>
    app.inject({
      method: 'POST',
      url: '/',
      payload,
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
    });

  test.each(['gzip', 'br', 'GZIP, identity'])(
    'with %s is refused, and the response says so',
    async (encoding) => {
      for (const payload of [gzipSync('{}'), '{}']) {
        const response = await send(payload, encoding);
        expect(response.statusCode).toBe(415);
        expect(response.headers['accept-encoding']).toBe('identity');
        expect(response.json()).toMatchObject({
          code: 'UNSUPPORTED_MEDIA',
          message: expect.stringContaining('compress'),
        });
      }
    },
  );

  test.each(['identity', 'Identity', ''])('isn’t one with “%s”', async (encoding) => {
    expect((await send('{}', encoding)).statusCode).toBe(200);
  });
});
