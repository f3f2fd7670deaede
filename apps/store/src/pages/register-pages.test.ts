import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { registerPages } from './register-pages.ts';

const HTML = '<!doctype html><title>Jhola</title>';
const STYLES = '.shop{}';

let assets: string;
let app: FastifyInstance;
beforeEach(async () => {
  assets = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(assets, 'assets'));
  await writeFile(join(assets, 'assets', 'a.css'), STYLES);
  app = Fastify();
  app.decorateRequest('cookies', { getter: () => ({}) });
  await registerPages(app, {
    web: { languages: ['en'], render: async () => new Response(HTML), versionOf: () => '' },
    publicUrl: 'https://jhola.test',
    assets,
    version: () => '1',
    contentVersion: () => '1',
    foreign: { scripts: [], frames: [], connections: [] },
  });
});
afterEach(async () => {
  await app.close();
  await rm(assets, { recursive: true });
});

it('sends a page in the best encoding that each client accepts', async () => {
  const get = (encodings: string) => app.inject({ url: '/', headers: { 'accept-encoding': encodings } });
  for (const visit of ['first', 'second']) {
    const brotli = await get('gzip, br');
    expect(brotli.headers['content-encoding'], visit).toBe('br');
    expect(String(brotliDecompressSync(brotli.rawPayload))).toBe(HTML);
    const zipped = await get('gzip, br;q=0');
    expect(zipped.headers['content-encoding'], visit).toBe('gzip');
    expect(String(gunzipSync(zipped.rawPayload))).toBe(HTML);
    const plain = await get('');
    expect(plain.headers['content-encoding'], visit).toBeUndefined();
    expect(plain.payload).toBe(HTML);
    expect(new Set([brotli, zipped, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(plain.headers.vary).toContain('accept-encoding');
  }
});

it('doesn’t let scripts of other origins read a page', async () => {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('access-control-allow-origin', 'https://other.test');
    reply.header('access-control-allow-credentials', 'true');
  });
  const names = Object.keys((await app.inject('/')).headers);
  expect(names).toContain('content-type');
  expect(names.filter((name) => name.startsWith('access-control'))).toEqual([]);
});

it('sends a whole file whatever part of it is asked for, also a part beyond its end', async () => {
  for (const range of ['bytes=2-3', 'bytes=100-', 'bytes=0-1,3-4', 'lines=1']) {
    const { statusCode, payload } = await app.inject({ url: '/assets/a.css', headers: { range } });
    expect({ statusCode, payload }, range).toEqual({ statusCode: 200, payload: STYLES });
  }
});

it('sends a file whatever it is expected to be', async () => {
  for (const headers of [
    { 'if-match': '"an-older-file"' },
    { 'if-unmodified-since': 'Mon, 01 Jan 2024 00:00:00 GMT' },
  ]) {
    const { statusCode, payload } = await app.inject({ url: '/assets/a.css', headers });
    expect({ statusCode, payload }).toEqual({ statusCode: 200, payload: STYLES });
  }
});

it('knows its tag again after a proxy that compresses pages has made it weak', async () => {
  const { etag } = (await app.inject('/')).headers;
  const headers = { 'if-none-match': `W/${String(etag)}` };
  expect((await app.inject({ url: '/', headers })).statusCode).toBe(304);
});

it('compares the tags of a conditional request in time proportional to their length', async () => {
  const statusWith = async (tags: string) =>
    (await app.inject({ url: '/', headers: { 'if-none-match': tags } })).statusCode;
  const { etag } = (await app.inject('/')).headers;
  expect(await statusWith(`"another"  ,  ${String(etag)} , "third"`)).toBe(304);
  expect(await statusWith(`"another", ${String(etag)}x`)).toBe(200);
  const before = process.cpuUsage();
  expect(await statusWith(`"a"${' '.repeat(40_000)}"b"`)).toBe(200);
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});
