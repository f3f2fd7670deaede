import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../testing/index.ts';

let shop: TestShop;
let port: number;
beforeAll(async () => {
  shop = await startTestShop(
    {},
    {
      beside: (app) => {
        app.get('/page', async (request) => ({
          url: request.url,
          raw: request.raw.url,
          query: request.query,
        }));
        app.get<{ Params: { name: string } }>('/named/:name', async ({ params, query }) => ({
          name: params.name,
          query,
        }));
      },
    },
  );
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = shop.app.server.address() as AddressInfo);
});
afterAll(() => shop.close());

/** Sends a request with this target, exactly as it is. */
async function request(target: string, method = 'GET') {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${method} ${target} HTTP/1.1\r\nhost: shop.test\r\nconnection: close\r\n\r\n`);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body };
}

test.each([
  ['http://shop.test/page?a=1', '/page?a=1'],
  ['HTTPS://shop.test:8443/page', '/page'],
  ['http://shop.test/page?to=http://other.test/x', '/page?to=http://other.test/x'],
])('%s is handled like its path', async (target, url) => {
  const { status, body } = await request(target);
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ url, raw: url });
});

test.each(['http://shop.test/no-such-page', 'http://shop.test', 'http://shop.test?a=1', '*'])(
  '%s is a 404 if there is no such route',
  async (target) => {
    expect(await request(target)).toMatchObject({
      status: 404,
      body: expect.stringContaining('NO_SUCH_ROUTE') as string,
    });
  },
);

test.each([
  ['/named/100%25-juice', '100%-juice', {}],
  ['/named/100%-juice', '100%-juice', {}],
  ['/named/juice-100%?q=100%&%zz', 'juice-100%', { q: '100%', '%zz': '' }],
  ['/named/%E0%A4%95%E0%A4', '%E0%A4%95%E0%A4', {}],
  ['/named/%ff-%E0%A4%95', '%ff-क', {}],
  ['http://shop.test/named/50%', '50%', {}],
])('%s is routed, with what can be decoded of it', async (target, name, query) => {
  const { status, body } = await request(target);
  expect(status).toBe(200);
  expect(JSON.parse(body)).toEqual({ name, query });
});

test.each([`/images/${'a'.repeat(400)}/640.webp`, `/images/abcdef1234/${'a'.repeat(8_000)}`])(
  'a path with a very long part is a 404',
  async (target) => {
    const { status, body } = await request(target);
    expect({ status, ...JSON.parse(body) }).toMatchObject({ status: 404, success: false, code: 'NOT_FOUND' });
  },
);

test('OPTIONS without the headers of a preflight request is refused like any other method', async () => {
  for (const [target, status, code] of [
    ['/page', 405, 'METHOD_NOT_ALLOWED'],
    ['/api/user/login', 405, 'METHOD_NOT_ALLOWED'],
    ['/no-such-page', 404, 'NO_SUCH_ROUTE'],
    ['*', 404, 'NO_SUCH_ROUTE'],
  ] as const) {
    const response = await request(target, 'OPTIONS');
    expect({ status: response.status, ...JSON.parse(response.body) }).toMatchObject({ status, code });
  }
});

test('a path of the API that can’t be decoded is a 404', async () => {
  const { status, body } = await request('/api/%zz');
  expect({ status, ...JSON.parse(body) }).toMatchObject({
    status: 404,
    success: false,
    code: 'NO_SUCH_ROUTE',
  });
});
