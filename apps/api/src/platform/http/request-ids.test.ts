import { once } from 'node:events';
import { type IncomingMessage, request as openRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../build-app.ts';
import { absentProvider } from '../../testing/absent-provider.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { plainPicture } from '../../testing/plain-picture.ts';
import { readConfig } from '../config.ts';
import { type Database, openDatabase } from '../database.ts';
import { logSlowStatements } from '../slow-statements.ts';
import { requestIdMixin } from './request-ids.ts';

type Line = { readonly msg: string; readonly reqId?: string; readonly statement?: string };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

let database: TestDatabase;
const closing: (() => Promise<unknown>)[] = [];
const lines: Line[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
  await database.drop();
});

/** Starts a shop that listens on a port; `/slow` runs a slow statement and logs in several ways. */
async function open(trusted: string): Promise<string> {
  const config = readConfig({
    DATABASE_URL: database.url,
    PUBLIC_URL: 'http://shop.test',
    TRUSTED_PROXIES: trusted,
  });
  const text = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  const log = pino({ mixin: requestIdMixin }, text);
  const db: Database = openDatabase(database.url, { slow: { afterMs: 90, report: logSlowStatements(log) } });
  closing.push(() => db.destroy());
  const app = await buildApp({
    config,
    db,
    log,
    provider: absentProvider,
    pictureFor: plainPicture,
    beside: (shop) => {
      shop.post('/slow', async (request) => {
        log.info('by the shop');
        request.log.info('by the request');
        await sql`select pg_sleep(0.1)`.execute(db);
        return {};
      });
      shop.get('/page', async () => (await shop.inject('/inner')).json());
      shop.get('/inner', async (request) => ({ id: request.id }));
    },
  });
  closing.push(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
}

const post = (url: string, id?: string) =>
  fetch(`${url}/slow`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', ...(id === undefined ? {} : { 'x-request-id': id }) },
  });
/** The same, with a body sent some time after the headers. Returns the id of the response. */
async function postLater(url: string, id: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', 'x-request-id': id };
  const request = openRequest(`${url}/slow`, { method: 'POST', headers });
  request.flushHeaders();
  await wait(50);
  request.end('{}');
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  return response.headers['x-request-id'];
}
const idOf = (response: Response) => response.headers.get('x-request-id');

describe('the id of a request', () => {
  test('is that of a trusted proxy, and is returned and logged, also for slow statements', async () => {
    const url = await open('loopback');
    lines.length = 0;
    const ids = await Promise.all([post(url, 'proxy-1').then(idOf), postLater(url, 'proxy-2')]);
    expect(ids).toEqual(['proxy-1', 'proxy-2']);
    // On a busy machine other statements are slow too.
    const slow = ({ statement }: Line) => statement === 'select pg_sleep(0.1)';
    await expect.poll(() => lines.filter(slow).length).toBe(2);
    for (const id of ['proxy-1', 'proxy-2']) {
      const own = lines.filter((line) => line.reqId === id && (line.statement === undefined || slow(line)));
      expect(own.map(({ msg }) => msg)).toEqual([
        'by the shop',
        'by the request',
        'A database statement was slow',
      ]);
    }
  });

  test('is a new one if a client sends it, or if it is unsuitable for logs', async () => {
    const strange = await open('10.0.0.1');
    expect(idOf(await post(strange, 'made-up'))).toMatch(UUID);
    const trusting = await open('loopback');
    for (const id of ['x'.repeat(101), 'a b', '"}']) expect(idOf(await post(trusting, id))).toMatch(UUID);
    const [one, other] = [idOf(await post(trusting)), idOf(await post(trusting))];
    expect(one).toMatch(UUID);
    expect(other).not.toBe(one);
  });

  test('is returned with errors too', async () => {
    const url = await open('');
    const missing = await fetch(`${url}/api/nothing`);
    expect([missing.status, idOf(missing)]).toEqual([404, expect.stringMatching(UUID)]);
  });

  test('is that of the page for calls that the page makes in this process', async () => {
    const url = await open('loopback');
    const page = await fetch(`${url}/page`, { headers: { 'x-request-id': 'the-page' } });
    expect(await page.json()).toEqual({ id: 'the-page' });
  });
});

describe('slow statements', () => {
  test('are logged a limited number of times a minute', async () => {
    const logged: { leftOut?: number }[] = [];
    const report = logSlowStatements({ warn: (about: object) => void logged.push(about) });
    // Doesn't run across the end of a minute.
    const left = 60_000 - (Date.now() % 60_000);
    if (left < 1_000) await wait(left);
    for (let n = 0; n < 100; n += 1) report({ text: 'select', ms: 900, connection: 'jhola' });
    expect(logged).toHaveLength(30);
  });
});
