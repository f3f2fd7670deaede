import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { splitRoute } from '@jhola/contract';
import { listenLocally } from '@jhola/tools/testing/listen-locally.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../build-app.ts';
import { openAccount } from '../../features/accounts/testing/open-account.ts';
import { createPretendProvider } from '../../features/payments/testing/pretend-provider.ts';
import { createCallMaker } from '../../testing/make-call.ts';
import { createTestDatabase, fillCart, stockProduct, type TestDatabase } from '../../testing/index.ts';
import { plainPicture } from '../../testing/plain-picture.ts';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database.ts';
import { requestIdMixin } from '../http/request-ids.ts';
import { createOtlpTracing } from './otlp-tracing.ts';
import { NO_TRACING, openTracing, traceStatements, type Tracing } from './index.ts';
import { type Collector, type ReceivedSpan, startCollector } from './testing/collector.ts';

type Line = { readonly msg: string; readonly trace_id?: string; readonly span_id?: string };

const SOON = { queue: 1_000, batch: 100, delayMs: 20 };
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const TRACEPARENT = `00-${TRACE}-${PARENT}-01`;

let database: TestDatabase;
let dataDir: string;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'jhola-traces-'));
});
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

async function collect(): Promise<Collector> {
  const collector = await startCollector();
  closing.push(() => collector.close());
  return collector;
}

/** A shop that listens on a port and sends traces to `endpoint`. */
async function open(endpoint: string, trusted = '') {
  const config = readConfig({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://shop.test',
    TRUSTED_PROXIES: trusted,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_SERVICE_NAME: 'shop-of-the-test',
  });
  const lines: Line[] = [];
  const log = pino(
    { mixin: requestIdMixin },
    { write: (line: string) => void lines.push(JSON.parse(line) as Line) },
  );
  if (config.tracing === null) throw new Error('There is no endpoint');
  const tracing = createOtlpTracing({ ...config.tracing, port: 8080 }, log, SOON);
  const db = openDatabase(database.url, { trace: traceStatements(tracing) });
  const app: FastifyInstance = await buildApp({
    config,
    db,
    log,
    tracing,
    provider: createPretendProvider(),
    pictureFor: plainPicture,
    beside: (shop) => {
      shop.get('/healthz', async () => ({}));
      shop.get('/page', async () => (await shop.inject('/inner')).json());
      shop.get('/inner', async (request) => {
        log.info('by the shop');
        request.log.info('by the request');
        return (await sql`select 1 as one`.execute(db)).rows;
      });
      shop.get('/late', async () => {
        // Continues after the response.
        void wait(30).then(() => sql`select 'late'`.execute(db));
        return {};
      });
      shop.get('/wrong', () => sql`select ${'a secret'}::integer`.execute(db));
      shop.get('/bug', async () => {
        throw new TypeError('a secret');
      });
    },
  });
  closing.push(async () => {
    await app.close();
    await db.destroy();
    await tracing.close();
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, app, db, config, lines, tracing };
}

/** The spans of a trace, once its root span, which ends last, has this name and was received. */
async function traceOf(collector: Collector, name: string): Promise<ReceivedSpan[]> {
  const first = () => collector.spans.find((span) => span.name === name);
  await expect.poll(first).toBeDefined();
  return collector.spans.filter(({ traceId }) => traceId === first()?.traceId);
}

const named = (spans: readonly ReceivedSpan[], name: string): ReceivedSpan => {
  const span = spans.find((one) => one.name === name);
  if (span === undefined) throw new Error(`No ${name} among ${spans.map((one) => one.name).join(', ')}`);
  return span;
};

describe('the trace of a request', () => {
  test('has its route, call, status and id, its statements without values, and its requests to the payment provider', async () => {
    const collector = await collect();
    const { app, db, config } = await open(collector.url);
    const shop = createCallMaker(app);
    const email = 'traced@jhola.test';
    const account = await openAccount({ db, clock: systemClock, config }, { name: 'Tara Traced', email });
    const { productId } = await stockProduct(db, { stock: 3 });
    const form = await fillCart(shop, account, [{ productId, quantity: 1 }]);
    await shop.call('checkout', form, { as: account });
    const spans = await traceOf(collector, `POST ${splitRoute('checkout').path}`);
    const request = spans.find(({ attributes }) => attributes['jhola.call'] === 'checkout');
    expect(request?.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': splitRoute('checkout').path,
      'http.response.status_code': 200,
      'jhola.call': 'checkout',
      'jhola.request_id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(named(spans, 'payment createSession')).toMatchObject({ kind: 3, parentSpanId: request?.spanId });
    const insert = named(spans, 'INSERT orders');
    expect(insert).toMatchObject({ kind: 3, parentSpanId: request?.spanId });
    expect(insert.attributes['db.query.text']).toMatch(/insert into "?orders"? .*\$1/);
    expect(spans.map(({ name }) => name)).toEqual(expect.arrayContaining(['BEGIN', 'COMMIT']));
    expect(collector.resource()).toMatchObject({
      'service.name': 'shop-of-the-test',
      'service.instance.id': expect.stringMatching(/:8080$/),
    });
    for (const personal of [email, 'Tara', account.accessToken, form.addressId, productId])
      expect(collector.received()).not.toContain(personal);
  });

  test('continues that of a trusted proxy, and of no other client', async () => {
    const collector = await collect();
    const [strange, trusting] = [await open(collector.url), await open(collector.url, 'loopback')];
    const spans = () => collector.spans.filter(({ kind }) => kind === 2);
    await fetch(`${strange.url}/api/nothing`, { headers: { traceparent: TRACEPARENT } });
    await expect.poll(() => spans().length).toBe(1);
    expect(spans()[0]).toMatchObject({ name: 'GET', parentSpanId: undefined });
    expect(spans()[0]?.traceId).not.toBe(TRACE);
    await fetch(`${trusting.url}/api/nothing`, { headers: { traceparent: TRACEPARENT } });
    await expect.poll(() => spans().length).toBe(2);
    expect(spans()[1]).toMatchObject({ traceId: TRACE, parentSpanId: PARENT });
    // A proxy that doesn't record a trace, and one that sends an invalid header.
    await fetch(`${trusting.url}/page`, { headers: { traceparent: TRACEPARENT.replace(/01$/, '00') } });
    await fetch(`${trusting.url}/api/nothing`, { headers: { traceparent: `${TRACEPARENT}, nonsense` } });
    await expect.poll(() => spans().length).toBe(3);
    expect(spans()[2]?.traceId).not.toBe(TRACE);
  });

  test('includes the calls that a page makes in this process, and is named in the log', async () => {
    const collector = await collect();
    const { url, lines } = await open(collector.url);
    await fetch(`${url}/page`);
    const spans = await traceOf(collector, 'GET /page');
    const page = named(spans, 'GET /page');
    const inner = named(spans, 'GET /inner');
    expect(page).toMatchObject({ kind: 2, parentSpanId: undefined });
    expect(inner).toMatchObject({ kind: 1, parentSpanId: page.spanId });
    expect(named(spans, 'SELECT')).toMatchObject({ parentSpanId: inner.spanId });
    const own = lines.filter(({ msg }) => msg.startsWith('by the '));
    const ids = { trace_id: page.traceId, span_id: inner.spanId };
    expect(own).toEqual([expect.objectContaining(ids), expect.objectContaining(ids)]);
  });

  test('shows that it failed, without the message', async () => {
    const collector = await collect();
    const { url } = await open(collector.url);
    await fetch(`${url}/wrong`);
    const wrong = await traceOf(collector, 'GET /wrong');
    expect(named(wrong, 'SELECT')).toMatchObject({ status: 2, attributes: { 'error.type': '22P02' } });
    await fetch(`${url}/bug`);
    const bug = await traceOf(collector, 'GET /bug');
    expect(named(bug, 'GET /bug')).toMatchObject({ status: 2, attributes: { 'error.type': '500' } });
    expect(collector.received()).not.toContain('secret');
  });

  test('ends with its response, and health checks have none', async () => {
    const collector = await collect();
    const { url, tracing } = await open(collector.url);
    await fetch(`${url}/late`);
    await fetch(`${url}/healthz`);
    await wait(100);
    await tracing.close();
    const requests = collector.spans.filter(({ kind }) => kind === 2);
    expect(requests.map(({ name }) => name)).toEqual(['GET /late']);
    expect(collector.received()).not.toContain("select 'late'");
  });
});

describe('the span of a statement', () => {
  test.each([
    ['select "id" from "users" where "email" = $1 for update', 'SELECT users'],
    ['with gone as (\n  delete from cart_lines\n  where true) select * from gone', 'DELETE cart_lines'],
    ['update products as p set stock = $1 from wanted', 'UPDATE products'],
    ['insert into "orders" ("id") select "id" from "carts"', 'INSERT orders'],
    ['commit', 'COMMIT'],
  ])('“%s” is named %s', async (text, name) => {
    const names: string[] = [];
    const within: Tracing['within'] = (start, work) => {
      names.push(start.name);
      return work();
    };
    const trace = traceStatements({ ...NO_TRACING, isOn: true, within });
    expect(await trace?.(text, async () => 7)).toBe(7);
    expect(names).toEqual([name]);
  });
});

describe('background work', () => {
  test('has its own traces: mails are sent, and sales are counted', async () => {
    const collector = await collect();
    const { app, config, db } = await open(collector.url);
    await openAccount({ db, clock: systemClock, config }, { name: 'Mira', email: 'mira@jhola.test' });
    await createCallMaker(app).call('forgotPassword', { email: 'mira@jhola.test' });
    const mails = await traceOf(collector, 'job mails');
    expect(named(mails, 'job mails')).toMatchObject({ kind: 1, parentSpanId: undefined });
    expect(named(mails, 'mail deliver')).toMatchObject({ kind: 3, status: 0 });
    expect(named(mails, 'UPDATE mail_outbox').parentSpanId).toBe(named(mails, 'job mails').spanId);
    await traceOf(collector, 'job sales ranking');
    await traceOf(collector, 'job catalogue snapshot');
    expect(collector.received()).not.toContain('mira@');
  });
});

describe('an unavailable collector', () => {
  test('delays neither requests nor closing, and is reported once', async () => {
    const gone = await startCollector();
    await gone.close();
    const { url, lines, tracing } = await open(gone.url);
    for (let n = 0; n < 20; n += 1) expect((await fetch(`${url}/inner`)).status).toBe(200);
    await tracing.close();
    await expect.poll(() => lines.filter(({ msg }) => msg === 'Traces could not be sent')).toHaveLength(1);
  });

  test('is named in the log without its password', async () => {
    const gone = await startCollector();
    await gone.close();
    const { host } = new URL(gone.url);
    const { url, lines, tracing } = await open(`http://jhola:not-for-the-log@${host}/otlp`);
    expect((await fetch(`${url}/inner`)).status).toBe(200);
    await tracing.close();
    const warning = () => lines.find(({ msg }) => msg === 'Traces could not be sent');
    await expect.poll(warning).toMatchObject({ endpoint: `http://${host}/otlp` });
    expect(JSON.stringify(lines)).not.toContain('not-for-the-log');
  });

  test('that accepts connections and never responds delays closing by two seconds', async () => {
    const silent = createServer();
    const port = await listenLocally(silent);
    closing.push(async () => silent.close());
    const { url, lines, tracing } = await open(`http://127.0.0.1:${port}`);
    expect((await fetch(`${url}/inner`)).status).toBe(200);
    await tracing.close();
    // Sending hasn't failed yet: that takes five seconds.
    expect(lines.filter(({ msg }) => msg === 'Traces could not be sent')).toEqual([]);
  });

  test('causes a bounded queue: further spans are dropped', async () => {
    const collector = await collect();
    const log = { warn: () => undefined };
    const settings = { endpoint: collector.url, serviceName: 'jhola', share: 1, port: 1 };
    const tracing = createOtlpTracing(settings, log, { queue: 10, batch: 5, delayMs: 10 });
    const stuck = collector.freeze();
    await tracing.job('first', async () => undefined);
    await stuck;
    for (let n = 0; n < 100; n += 1) await tracing.job('more', async () => undefined);
    collector.thaw();
    await tracing.close();
    expect(collector.spans).toHaveLength(11);
  });
});

describe('without a collector', () => {
  test('nothing is traced, and OpenTelemetry is not loaded', async () => {
    const tracing: Tracing = await openTracing(readConfig({}), { warn: () => undefined });
    expect(tracing.isOn).toBe(false);
    expect(traceStatements(tracing)).toBeUndefined();
    expect(await tracing.job('any', async () => 7)).toBe(7);
    const program = `
      import { registerHooks } from 'node:module';
      const loaded = [];
      registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
      const { openTracing, readConfig } = await import(${JSON.stringify(new URL('../../index.ts', import.meta.url).href)});
      await openTracing(readConfig({}), console);
      const before = loaded.filter((url) => url.includes('@opentelemetry/') && !url.includes('@opentelemetry/api/'));
      await openTracing(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }), console);
      const after = loaded.filter((url) => url.includes('@opentelemetry/sdk-trace/'));
      console.log(JSON.stringify({ before, loadsLater: after.length > 0 }));
      process.exit(0);
    `;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    expect(JSON.parse(stdout)).toEqual({ before: [], loadsLater: true });
  });

  test('a share of the traces can be recorded', async () => {
    const collector = await collect();
    const settings = { endpoint: collector.url, serviceName: 'jhola', share: 0, port: 1 };
    const tracing = createOtlpTracing(settings, { warn: () => undefined }, SOON);
    expect(await tracing.job('any', async () => 7)).toBe(7);
    await tracing.close();
    expect(collector.spans).toEqual([]);
  });
});
