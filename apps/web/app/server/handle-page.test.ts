import { ApiError, type ContractClient } from '@jhola/contract/client';
import { expect, test, vi } from 'vitest';
import { handlePage, pageVersion } from './handle-page.ts';

const busy = new ApiError(503, { message: 'Too busy' });

/** The page handler above an API that gives each call the same response. */
function pagesOver(respond: () => unknown) {
  const reportBug = vi.fn<(error: unknown) => void>();
  const api = (async () => respond()) as unknown as ContractClient;
  const get = (path: string) =>
    handlePage(new Request(`https://jhola.test${path}`), {
      api,
      publicUrl: 'https://jhola.test',
      listVersions: {
        rows: () => ({ all: '1', best: '1', categories: {} }),
        subCategory: () => '1',
        search: () => '1',
        product: () => '1',
        besideProduct: () => '1',
      },
      reportBug,
    });
  return { get, reportBug };
}

const failing = (error: unknown) =>
  pagesOver(() => {
    throw error;
  });

test.each([
  ['/_frame/nobody.data', 'a frame that doesn’t exist'],
  ['/_frame/toString.data', 'a frame with the name of a property that every object has'],
  ['/cart.data', 'a page without data'],
  ['/no/such/page.data', 'no page'],
])('%s is 404: %s', async (path) => {
  const { get, reportBug } = pagesOver(() => ({}));
  expect((await get(path)).status).toBe(404);
  expect(reportBug).not.toHaveBeenCalled();
});

test('a shop that is too busy sends that status, with a document and with data', async () => {
  const { get } = failing(busy);
  expect((await get('/search.data?q=dal')).status).toBe(503);
  const page = await get('/search');
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  const text = await page.text();
  expect(text).toContain('The shop isn’t responding');
  expect(text).not.toContain('No network');
});

test('a bug of ours is a 500, reported to the process and not to the shopper', async () => {
  const fault = new Error('secret');
  const { get, reportBug } = failing(fault);
  const page = await get('/search');
  expect(page.status).toBe(500);
  expect(await page.text()).not.toContain('secret');
  expect(reportBug).toHaveBeenCalledWith(fault);
});

test('a page that can’t be rendered is an error inside its frames', async () => {
  // Invalid categories: reading the data succeeds, rendering fails.
  const { get, reportBug } = pagesOver(() => ({ data: [null] }));
  const page = await get('/cart');
  expect(page.status).toBe(500);
  expect(await page.text()).toContain('Something went wrong on our side');
  expect(reportBug).toHaveBeenCalled();
});

test('a shop without categories says so on its home page and in its footer', async () => {
  const { get } = pagesOver(() => ({ data: [] }));
  const page = await (await get('/')).text();
  expect(page.match(/No categories yet/g)).toHaveLength(2);
  expect(page).not.toContain('class="cat"');
});

test('the search page of a shop without categories has one empty bag', async () => {
  const { get } = pagesOver(() => ({ data: [] }));
  const page = await (await get('/search')).text();
  expect(page).toContain('What do you need?');
  expect(page.match(/No categories yet/g)).toHaveLength(1);
});

test('a sign-in page, whose form is rendered only in the browser, says that it is loading', async () => {
  const { get } = pagesOver(() => ({ data: [] }));
  const page = await (await get('/login')).text();
  expect(page).toMatch(/<main(?:(?!<\/main>).)*role="status" aria-label="Loading…" aria-busy="true"/);
});

const ID = `0${'a'.repeat(25)}`;

test.each([
  ['/', 'rows'],
  ['/_home.data', 'rows'],
  ['/search?q=dal', 'search dal false'],
  ['/search.data?q=dal&exact=1', 'search dal true'],
  [`/fresh-${ID}/fruit-${ID}`, `list ${ID}`],
  [`/product/milk-${ID}`, `product ${ID}`],
  [`/product/milk-${ID}.data`, `product ${ID} beside ${ID}`],
  ['/login', 'best'],
  ['/_frame/auth-layout.data', 'best'],
  ['/_frame/shop-layout.data', ''],
  ['/cart', ''],
  ['/privacy', ''],
  ['/no/such/page', ''],
  ['/sitemap.xml', ''],
])('the version of %s is that of the products that it shows: %s', (path, version) => {
  const listVersions = {
    rows: () => ({ all: 'rows', best: 'best', categories: {} }),
    subCategory: (id: string) => `list ${id}`,
    search: (words: string, exact: boolean) => `search ${words} ${exact}`,
    product: (id: string) => `product ${id}`,
    besideProduct: (id: string) => `beside ${id}`,
  };
  expect(pageVersion(new URL(`https://jhola.test${path}`), { listVersions }).trim()).toBe(version);
});
