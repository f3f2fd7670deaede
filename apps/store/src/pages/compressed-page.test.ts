import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Encoding } from '@jhola/api';
import { expect, it } from 'vitest';
import { compressAgain, compressPage } from './compressed-page.ts';

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
