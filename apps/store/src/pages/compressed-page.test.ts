import { hash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import type { Encoding } from '@jhola/api';
import { expect, it } from 'vitest';
import { compressAgain, compressPage } from './compressed-page.ts';

const QUALITY_10 = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
const FOREIGN = { scripts: [], frames: [], connections: [] };
const rows = Array.from(
  { length: 900 },
  (_, n) => `<li id="${n}">Product ${(n * 7_919) % 1_000} at ₹${n % 97}</li>`,
);
const HTML = `<!doctype html><title>Jhola</title><ul>${rows.join('')}</ul>`;

const finish = (body: string, encoding: Encoding) =>
  compressPage(new Response(body, { headers: { 'content-type': 'text/html' } }), encoding, FOREIGN);

it('compresses a page quickly at first, and better when it is requested again', async () => {
  const page = await finish(HTML, 'br');
  const first = page.body;
  await compressAgain(page);
  expect(page.body.length).toBeLessThan(first.length);
  for (const body of [first, page.body]) expect(brotliDecompressSync(body).toString()).toBe(HTML);
  const second = page.body;
  await compressAgain(page);
  expect(page.body).toBe(second);
});

it('compresses a page best only if that makes it fit into the first packets of a connection', async () => {
  const item = (n: number) => `<li id="${hash('sha256', String(n)).slice(0, 12)}">Product at ₹${n % 97}</li>`;
  const isCompressedBest = async (items: number) => {
    const html = Array.from({ length: items }, (_, n) => item(n)).join('');
    const page = await finish(html, 'br');
    await compressAgain(page);
    return page.body.length < brotliCompressSync(html, QUALITY_10).length - 100;
  };
  expect(await isCompressedBest(1_800)).toBe(false);
  expect(await isCompressedBest(1_920)).toBe(true);
  expect(await isCompressedBest(2_050)).toBe(false);
});

it('doesn’t compress a page of megabytes again, because that would take seconds', async () => {
  const page = await finish(HTML.repeat(20), 'br');
  const { body } = page;
  await compressAgain(page);
  expect(page.body).toBe(body);
});

it('makes a page for clients that accept only gzip, or no compression', async () => {
  const zipped = await finish(HTML, 'gzip');
  expect(gunzipSync(zipped.body).toString()).toBe(HTML);
  const plain = await finish(HTML, 'identity');
  expect(plain.body.toString()).toBe(HTML);
  for (const page of [zipped, plain]) {
    const { body } = page;
    await compressAgain(page);
    expect(page.body).toBe(body);
  }
});

it('keeps no more memory than its body', async () => {
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const page = await finish(HTML, encoding);
    expect(page.bytes).toBe(page.body.length);
    expect(page.body.buffer.byteLength).toBe(page.body.length);
    await compressAgain(page);
    expect(page.body.buffer.byteLength).toBe(page.body.length);
  }
});
