import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bodyOf, compressAgain, compressPage } from './compressed-page.ts';

const FOREIGN = { scripts: [], frames: [], connections: [] };
const rows = Array.from(
  { length: 900 },
  (_, n) => `<li id="${n}">Product ${(n * 7_919) % 1_000} at ₹${n % 97}</li>`,
);
const HTML = `<!doctype html><title>Jhola</title><ul>${rows.join('')}</ul>`;

const finish = (body: string) =>
  compressPage(new Response(body, { headers: { 'content-type': 'text/html' } }), FOREIGN);

it('compresses a page quickly at first, and better when it is requested again', async () => {
  const page = await finish(HTML);
  const first = page.bodies.br;
  await compressAgain(page);
  expect(page.bodies.br.length).toBeLessThan(first.length);
  for (const body of [first, page.bodies.br]) expect(brotliDecompressSync(body).toString()).toBe(HTML);
  const second = page.bodies.br;
  await compressAgain(page);
  expect(page.bodies.br).toBe(second);
});

it('doesn’t compress a page of megabytes again, because that would take seconds', async () => {
  const page = await finish(HTML.repeat(20));
  const { br } = page.bodies;
  await compressAgain(page);
  expect(page.bodies.br).toBe(br);
});

it('makes the gzip body when it is requested, once', async () => {
  const page = await finish(HTML);
  expect(page.bodies.gzip).toBeNull();
  const zipped = await bodyOf(page, 'gzip');
  expect(gunzipSync(zipped).toString()).toBe(HTML);
  expect(await bodyOf(page, 'gzip')).toBe(zipped);
  expect(page.bytes).toBeGreaterThan(
    page.bodies.identity.length + page.bodies.br.length + zipped.length * 0.9,
  );
  expect(await bodyOf(page, 'br')).toBe(page.bodies.br);
});

it('keeps no more memory than its bodies', async () => {
  const page = await finish(HTML);
  await compressAgain(page);
  await bodyOf(page, 'gzip');
  for (const body of Object.values(page.bodies)) expect(body?.buffer.byteLength).toBe(body?.length);
});
