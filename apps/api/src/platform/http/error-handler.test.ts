import { inLanguage } from '@jhola/messages';
import { createRecordingLog } from '@jhola/tools/testing/recording-log.ts';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { AppError } from '../app-error.ts';
import { handleErrors } from './error-handler.ts';

/** Like the shop: a call of the API, built files, and a page for every other path. */
function createShop() {
  const app = Fastify();
  onTestFinished(() => app.close());
  handleErrors(app);
  app.post('/api/call', async () => 'done');
  app.get('/assets/*', (_request, reply) => reply.callNotFound());
  app.get('/*', (request, reply) =>
    request.url.startsWith('/api') ? reply.callNotFound() : reply.send('a page'),
  );
  return app;
}

test.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)(
  '%s on a page is a 405 that allows GET',
  async (method) => {
    for (const url of ['/', '/cart', '/fruits-1/apples-2?sort=price']) {
      const response = await createShop().inject({ method, url });
      expect(response.headers.allow).toBe('GET, HEAD');
      expect({ status: response.statusCode, ...response.json<object>() }).toMatchObject({
        status: 405,
        code: 'METHOD_NOT_ALLOWED',
        message: expect.stringContaining('please use GET') as string,
      });
    }
  },
);

test.each([
  ['GET', '/api/no-call'],
  ['POST', '/api/no-call'],
  ['GET', '/assets/no-file.js'],
  ['HEAD', '/assets/no-file.js'],
] as const)('%s %s is a 404', async (method, url) => {
  const { statusCode, headers } = await createShop().inject({ method, url });
  expect({ statusCode, allow: headers.allow }).toEqual({ statusCode: 404, allow: undefined });
});

test('a call by another method is a 405 that allows its own', async () => {
  const { statusCode, headers } = await createShop().inject({ method: 'GET', url: '/api/call' });
  expect({ statusCode, allow: headers.allow }).toEqual({ statusCode: 405, allow: 'POST' });
});

/** A shop whose only call fails with this error, and the lines of its log. */
function createFailingShop(failure: () => Error) {
  const lines: unknown[][] = [];
  const keep = (...line: unknown[]) => void lines.push(line);
  const log: FastifyBaseLogger = Object.assign(createRecordingLog(), { warn: keep, error: keep });
  const app = Fastify({ loggerInstance: log });
  onTestFinished(() => app.close());
  handleErrors(app);
  app.get('/product/:id', () => {
    throw failure();
  });
  return { app, lines };
}

test.each([
  [
    'a database that doesn’t respond',
    () => new AppError('UNAVAILABLE', { cause: 'lost' }),
    'can’t be served',
  ],
  ['a full disk', () => new AppError('UNAVAILABLE', { alarm: true, cause: 'lost' }), 'Writes are failing'],
  ['a bug', () => new Error('lost'), 'unexpected error'],
])('%s is one line of the log, in English, with the route', async (_what, failure, message) => {
  const { app, lines } = createFailingShop(() => inLanguage('hi', failure));
  await app.inject({ url: '/product/7' });
  expect(lines).toEqual([
    [expect.objectContaining({ route: 'GET /product/:id' }), expect.stringContaining(message)],
  ]);
});

test('a call without a route is logged without its path, which may have a secret', async () => {
  const { app, lines } = createFailingShop(() => new Error('lost'));
  app.addHook('onRequest', (_request, _reply, done) => done(new Error('lost')));
  await app.inject({ url: '/reset/secret?token=secret' });
  expect(lines).toEqual([[expect.objectContaining({ route: 'GET (no route)' }), expect.anything()]]);
});

test('an outage of the database doesn’t fill the disk with lines: at most thirty a minute', async () => {
  const { app, lines } = createFailingShop(() => new AppError('UNAVAILABLE', { alarm: true }));
  for (let n = 0; n < 100; n += 1) await app.inject({ url: '/product/7' });
  // Two minutes, if one ended meanwhile.
  expect(lines.length).toBeLessThanOrEqual(60);
  expect(lines.length).toBeGreaterThanOrEqual(30);
});
