import { LIMITS } from '@jhola/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCatalogue } from '../fill/fill-catalogue.ts';
import { type CatalogueShop, startCatalogueShop } from '../testing/catalogue-shop.ts';
import { smallCatalogue } from '../testing/small-catalogue.ts';

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await startCatalogueShop((db) => fillCatalogue(db, smallCatalogue(), new Date()));
});
afterAll(() => shop.close());

const TEXTS: readonly (readonly [what: string, text: string])[] = [
  ['5,000 letters', 'x'.repeat(5_000)],
  ['wildcards', '%_*?'.repeat(1_250)],
  ['NUL', '\0paneer\0'.repeat(700)],
  ['emoji', '😀👩‍👩‍👧‍👦'.repeat(500)],
  ['halves of characters', '\ud800paneer\udc00'],
  ['200 joined words', 'paneer'.repeat(200)],
  ['a pattern', '(a+)+$[^]*?(.*+?^${}()|'],
  ['right to left', '\u202eحليب\u202c شاي'.repeat(100)],
  ['combining marks', `paneer${'\u0301\u0335'.repeat(2_000)}`],
  ['percent signs', '100% %zz %E0%A4 %25%32%35'],
  ['only spaces of all kinds', '\u00a0\u2003\u200b\t\n'.repeat(500)],
];
/** Query strings that aren't encoded correctly. */
const ENCODED = [
  '%',
  '%zz',
  '%E0%A4',
  '%00paneer',
  '%F0%9F',
  'pan%20eer%',
  '%ED%A0%80',
  '+%2B+',
  '&q=paneer',
  '[]=1',
];

describe.each(['searchProducts', 'getSuggestions'] as const)('%s', (call) => {
  it.each(TEXTS)('answers %s', async (_what, text) => {
    const url = call === 'searchProducts' ? '/api/product/search-product' : '/api/product/suggestions';
    const response = await (call === 'searchProducts'
      ? shop.app.inject({ method: 'POST', url, payload: { search: text } })
      : shop.app.inject({ method: 'GET', url: `${url}?q=${encodeURIComponent(text.toWellFormed())}` }));
    expect(response.statusCode).toBe(200);
    expect(response.json().success).toBe(true);
  });
});

it.each(ENCODED)('suggestions respond to the query string q=%s', async (encoded) => {
  const response = await shop.app.inject({ method: 'GET', url: `/api/product/suggestions?q=${encoded}` });
  expect([200, 400]).toContain(response.statusCode);
});

it('a text is cut after its first 200 characters, not refused', async () => {
  const search = async (text: string) =>
    (
      await shop.app.inject({ method: 'POST', url: '/api/product/search-product', payload: { search: text } })
    ).json();
  const found = await search('paneer');
  expect(found.totalCount).toBeGreaterThan(0);
  const words = `paneer${' '.repeat(LIMITS.searchLength)}`;
  expect((await search(`${words}chocolate`)).data).toEqual(found.data);
});
