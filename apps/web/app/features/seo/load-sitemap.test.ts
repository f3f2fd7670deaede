import type { ContractClient } from '@jhola/contract/client';
import { describe, expect, test } from 'vitest';
import { loadSitemap } from './load-sitemap.ts';

const SHOP = 'https://jhola.test';
const DRINKS = { _id: 'c1', name: 'Drinks & More', image: '' };
const SWEETS = { _id: 'c2', name: 'Sweets', image: '' };

/** A shop with one sub-category in two categories, and this many products. */
function shopOf(products: number): ContractClient {
  const respond = (name: string, input?: { page: number; limit: number }) => {
    if (name === 'getSubCategories')
      return { data: [{ _id: 's1', name: 'Tea', category: [DRINKS, SWEETS] }] };
    const { page, limit } = input ?? { page: 1, limit: 1 };
    const from = (page - 1) * limit;
    const length = Math.max(0, Math.min(limit, products - from));
    return {
      data: Array.from({ length }, (_, index) => ({ _id: `p${from + index}`, name: 'Chai' })),
      totalCount: products,
    };
  };
  return (async (name: string, input: never) => respond(name, input)) as unknown as ContractClient;
}

const addressesIn = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

describe('the sitemap', () => {
  test('contains home, each listing and each product once', async () => {
    expect(addressesIn(await loadSitemap(shopOf(2), SHOP, null))).toEqual([
      `${SHOP}/`,
      `${SHOP}/Drinks-More-c1/Tea-s1`,
      `${SHOP}/Sweets-c2/Tea-s1`,
      `${SHOP}/product/Chai-p0`,
      `${SHOP}/product/Chai-p1`,
    ]);
  });

  test('becomes an index of parts above 50,000 URLs, and the parts contain each URL once', async () => {
    const shop = shopOf(50_120);
    const index = await loadSitemap(shop, SHOP, null);
    expect(index).toContain('<sitemapindex ');
    expect(addressesIn(index)).toEqual([`${SHOP}/sitemap.xml?part=1`, `${SHOP}/sitemap.xml?part=2`]);
    const first = addressesIn(await loadSitemap(shop, SHOP, 1));
    const second = addressesIn(await loadSitemap(shop, SHOP, 2));
    expect([first.length, second.length]).toEqual([50_000, 123]);
    expect(new Set([...first, ...second]).size).toBe(50_123);
    expect(second.at(-1)).toBe(`${SHOP}/product/Chai-p50119`);
  });

  test('is one file up to exactly 50,000 URLs', async () => {
    expect(await loadSitemap(shopOf(49_997), SHOP, null)).toContain('<urlset ');
    expect(await loadSitemap(shopOf(49_998), SHOP, null)).toContain('<sitemapindex ');
  });

  test('has no part after the last', async () => {
    expect(await loadSitemap(shopOf(2), SHOP, 2)).toBeNull();
    expect(await loadSitemap(shopOf(2), SHOP, 0)).toBeNull();
  });
});
