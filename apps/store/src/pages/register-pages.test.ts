import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerPages } from './register-pages.ts';

it('compares the tags of a conditional request in time proportional to their length', async () => {
  const assets = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(assets, 'assets'));
  const app = Fastify();
  app.decorateRequest('cookies', { getter: () => ({}) });
  await registerPages(app, {
    web: {
      languages: ['en'],
      render: async () => new Response('<!doctype html><title>Jhola</title>'),
      versionOf: () => '',
    },
    publicUrl: 'https://jhola.test',
    assets,
    version: () => '1',
    contentVersion: () => '1',
    foreign: { scripts: [], frames: [], connections: [] },
  });
  const statusWith = async (tags: string) =>
    (await app.inject({ url: '/', headers: { 'if-none-match': tags } })).statusCode;
  const { etag } = (await app.inject('/')).headers;
  expect(await statusWith(`"another"  ,  ${String(etag)} , "third"`)).toBe(304);
  expect(await statusWith(`"another", ${String(etag)}x`)).toBe(200);
  const before = process.cpuUsage();
  expect(await statusWith(`"a"${' '.repeat(40_000)}"b"`)).toBe(200);
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  await app.close();
  await rm(assets, { recursive: true });
});
