import { expect, test } from 'vitest';
import type { CompressedPage } from './compressed-page.ts';
import { createPageCache } from './page-cache.ts';

/** A cache of pages that show the products named in their keys, and a count of their renderings. */
function cacheOf({ maxBytes = 1_000, status = 200 } = {}) {
  let content = 1;
  const flips: string[] = [];
  const rendered: string[] = [];
  const cache = createPageCache(
    { any: () => `${content}-${flips.length}`, content: () => `${content}` },
    maxBytes,
  );
  const versionOf = (key: string) => `${flips.filter((product) => key.includes(product)).length}`;
  const get = (key: string, meanwhile?: () => unknown) =>
    cache.get(
      key,
      () => versionOf(key),
      async () => {
        rendered.push(key);
        const page = { status, bytes: 100, etag: `${key} ${content} ${flips.join(' ')}` } as CompressedPage;
        await meanwhile?.();
        return page;
      },
    );
  return {
    get,
    flip: (product: string) => flips.push(product),
    edit: () => (content += 1),
    /** The pages that were rendered since the last call. */
    rendered: () => rendered.splice(0),
  };
}

test('of all pages, only those that show a product which sells out are rendered again', async () => {
  const { get, flip, edit, rendered } = cacheOf();
  const keys = ['milk bread', 'bread', 'privacy', 'milk'];
  const getAll = async () => {
    for (const key of keys) await get(key);
    return rendered();
  };
  expect(await getAll()).toEqual(keys);
  expect(await getAll()).toEqual([]);
  flip('milk');
  expect(await getAll()).toEqual(['milk bread', 'milk']);
  flip('rice');
  flip('bread');
  expect(await getAll()).toEqual(['milk bread', 'bread']);
  edit();
  expect(await getAll()).toEqual(keys);
});

test('a page is not cached if the catalogue changes while it is rendered', async () => {
  for (const change of ['flip', 'edit'] as const) {
    const shop = cacheOf();
    const old = await shop.get('milk', () => shop[change]('milk'));
    expect((await shop.get('milk')).etag).not.toBe(old.etag);
    expect(shop.rendered()).toEqual(['milk', 'milk']);
  }
});

test('requests for a page share a rendering, unless one of its products has changed since it began', async () => {
  const { get, flip, rendered } = cacheOf();
  const first = get('milk');
  const same = get('milk');
  flip('bread');
  const stillSame = get('milk');
  flip('milk');
  const other = get('milk');
  expect(await same).toBe(await first);
  expect(await stillSame).toBe(await first);
  expect(await other).not.toBe(await first);
  expect(await get('milk')).toBe(await other);
  expect(rendered()).toEqual(['milk', 'milk']);
});

test('the least recently used pages are evicted', async () => {
  const { get, flip, rendered } = cacheOf({ maxBytes: 250 });
  for (const key of ['a', 'b', 'a', 'c', 'a']) await get(key);
  expect(rendered()).toEqual(['a', 'b', 'c']);
  await get('b');
  flip('a');
  for (const key of ['b', 'a']) await get(key);
  expect(rendered()).toEqual(['b', 'a']);
});

test('failures are rendered again', async () => {
  const { get, rendered } = cacheOf({ status: 503 });
  await get('milk');
  await get('milk');
  expect(rendered()).toEqual(['milk', 'milk']);
});
