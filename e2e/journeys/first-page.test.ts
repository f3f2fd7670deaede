import { browser, expect, test, url } from '../support/journey.ts';

test.describe('the first page', () => {
  test('runs in a browser without errors, under its own content security policy', async () => {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    const response = await page.goto(url, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    expect(response?.headers()['content-security-policy']).toContain(`script-src 'self' 'sha256-`);
    expect(await page.locator('a[href^="/"]').count()).toBeGreaterThan(10);
    expect(faults).toEqual([]);
    await page.close();
  });

  test('is cached: the same bytes, and 304 if the client has them', async () => {
    const headers = { 'accept-encoding': 'br' };
    const first = await fetch(url, { headers });
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const again = await fetch(url, { headers: { ...headers, 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect((await fetch(`${url}/?utm_source=somewhere`, { headers })).headers.get('etag')).toBe(etag);
  });

  test('has assets that may be cached forever', async () => {
    const html = await (await fetch(url)).text();
    const script = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
    const response = await fetch(url + script, { headers: { 'accept-encoding': 'br' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect((await fetch(`${url}/assets/none.js`)).status).toBe(404);
  });
});

test('the sheet of all components isn’t part of the built shop', async () => {
  expect((await fetch(`${url}/_components`)).status).toBe(404);
});
