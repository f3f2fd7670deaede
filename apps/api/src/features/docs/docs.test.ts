import { createHash } from 'node:crypto';
import { CALLS } from '@jhola/contract';
import { openApiDocument } from '@jhola/contract/open-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../testing/index.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ method: 'GET', url });

test('the document is served to everybody', async () => {
  const response = await get('/api/openapi.json');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.json()).toEqual(
    JSON.parse(JSON.stringify(openApiDocument(CALLS, 'http://localhost:8080'))),
  );
});

test('the page has its own script, and loads nothing from other servers', async () => {
  expect((await get('/api/docs')).headers['location']).toBe('/api/docs/');
  const page = await get('/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('/api/openapi.json');
  expect(page.body).not.toMatch(/https?:\/\//);
  const sources = [...page.body.matchAll(/src="([^"]+)"/g)].map(([, source]) => source ?? '');
  expect(sources).toHaveLength(1);
  const script = await get(`/api/docs/${sources[0]}`);
  expect(script.statusCode).toBe(200);
  expect(script.headers['content-type']).toContain('application/javascript');
});

test('the page has the security headers of all pages, and its policy names its inline scripts', async () => {
  const page = await get('/api/docs/');
  expect(page.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()') as string,
  });
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("frame-ancestors 'none'");
  const inline = [...page.body.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]+?)<\/script>/g)];
  expect(inline.length).toBeGreaterThan(0);
  for (const [, script = ''] of inline)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
});

test('the page’s policy allows the style sheets of its scripts by a nonce that is new each time', async () => {
  const nonceOf = async () => {
    const page = await get('/api/docs/');
    const policy = String(page.headers['content-security-policy']);
    const [, nonce = ''] = /style-src 'self' 'nonce-([^']{20,})'; style-src-attr 'none'/.exec(policy) ?? [];
    expect(page.body).toContain(`<meta property="csp-nonce" content="${nonce}">`);
    expect(policy).not.toContain('unsafe-inline');
    expect(Number(page.headers['content-length'])).toBe(Buffer.byteLength(page.body));
    return nonce;
  };
  expect(await nonceOf()).not.toBe(await nonceOf());
});

test('there are no other files below the page', async () => {
  const response = await get('/api/docs/nothing');
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ success: false, code: 'NO_SUCH_ROUTE' });
});
