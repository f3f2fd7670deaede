import { ApiError, type ContractClient } from '@jhola/contract/client';
import { expect, test, vi } from 'vitest';
import { handlePage } from './handle-page.ts';

const busy = new ApiError(503, { message: 'Too busy' });

/** The pages above an API that answers each call alike. */
function pagesOver(answer: () => unknown) {
  const noteFault = vi.fn<(error: unknown) => void>();
  const api = (async () => answer()) as unknown as ContractClient;
  const get = (path: string) =>
    handlePage(new Request(`https://jhola.test${path}`), { api, publicUrl: 'https://jhola.test', noteFault });
  return { get, noteFault };
}

const failing = (error: unknown) =>
  pagesOver(() => {
    throw error;
  });

test.each([
  ['/_frame/nobody.data', 'a frame that there is not'],
  ['/_frame/toString.data', 'a frame by the name of something else'],
  ['/cart.data', 'a page without data'],
  ['/no/such/page.data', 'no page'],
])('%s is 404: %s', async (path) => {
  const { get, noteFault } = pagesOver(() => ({}));
  expect((await get(path)).status).toBe(404);
  expect(noteFault).not.toHaveBeenCalled();
});

test('a shop that is too busy says so by its status, as a document and as data', async () => {
  const { get } = failing(busy);
  expect((await get('/search.data?q=dal')).status).toBe(503);
  const page = await get('/search');
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('No network');
});

test('a fault of ours is 500, told to the process and to nobody else', async () => {
  const fault = new Error('secret');
  const { get, noteFault } = failing(fault);
  const page = await get('/search');
  expect(page.status).toBe(500);
  expect(await page.text()).not.toContain('secret');
  expect(noteFault).toHaveBeenCalledWith(fault);
});

test('what can’t be drawn is a problem inside a whole page', async () => {
  // Categories that are none: the data is read, and drawing fails.
  const { get, noteFault } = pagesOver(() => ({ data: [null] }));
  const page = await get('/cart');
  expect(page.status).toBe(500);
  expect(await page.text()).toContain('Something went wrong on our side');
  expect(noteFault).toHaveBeenCalled();
});

test('a shop without categories says so, on its home page and in its footer', async () => {
  const { get } = pagesOver(() => ({ data: [] }));
  const page = await (await get('/')).text();
  expect(page.match(/No categories yet/g)).toHaveLength(2);
  expect(page).not.toContain('class="cat"');
});
