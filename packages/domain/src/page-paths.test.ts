import { expect, test } from 'vitest';
import { isPagePath, pagePath, PAGES } from './page-paths.ts';

test('puts encoded parameters into the path', () => {
  expect(pagePath('cart')).toBe('/cart');
  expect(pagePath('order', { orderId: '7' })).toBe('/dashboard/orders/7');
  expect(pagePath('listing', { category: 'Chai & Co', subCategory: 'a/b' })).toBe('/Chai%20%26%20Co/a%2Fb');
});

test('encodes query parameters, and leaves out empty ones', () => {
  expect(pagePath('search', { q: 'dal & rice' })).toBe('/search?q=dal+%26+rice');
  expect([pagePath('search', { q: '' }), pagePath('search')]).toEqual(['/search', '/search']);
});

test('no two pages have the same path', () => {
  const paths = Object.values(PAGES).map((path) => path.split('?')[0]);
  expect(new Set(paths).size).toBe(paths.length);
});

test('the compiler checks the parameters of links', () => {
  const neverRun = () => {
    // @ts-expect-error: no such page
    pagePath('basket');
    // @ts-expect-error: the parameter is missing
    pagePath('order');
    // @ts-expect-error: a parameter of that name belongs to another page
    pagePath('order', { product: '7' });
    // @ts-expect-error: the page has no such query parameter
    pagePath('search', { term: 'dal' });
    // @ts-expect-error: a parameter is text
    pagePath('order', { orderId: 7 });
  };
  expect(neverRun).toBeTypeOf('function');
});

test.each([
  ['/cart?x=1', true],
  ['//elsewhere.example/cart', false],
  ['/\\elsewhere.example', false],
  ['https://elsewhere.example', false],
  ['/\t/elsewhere.example', false],
  ['/\n\r/elsewhere.example', false],
  ['/\r\\elsewhere.example', false],
  ['\t//elsewhere.example', false],
  ['/cart\n', false],
  [7, false],
])('%j is a path of this site: %s', (text, expected) => {
  expect(isPagePath(text)).toBe(expected);
});

test('with any character of those that browsers remove from a URL, no path of this site leads to another', () => {
  const site = 'https://shop.example';
  // Browsers remove tabs and line breaks everywhere, and control characters and spaces at both ends.
  const removed = Array.from({ length: 0x21 }, (_, code) => String.fromCharCode(code));
  const paths = removed.flatMap((one) =>
    ['/', '\\'].flatMap((slash) => [
      `/${one}${slash}elsewhere.example`,
      `/${one}${one}${slash}elsewhere.example`,
      `${one}/${slash}elsewhere.example`,
      `${one}/${one}${slash}elsewhere.example${one}`,
    ]),
  );
  expect(paths.filter((path) => new URL(path, site).origin !== site)).not.toEqual([]);
  expect(paths.filter((path) => isPagePath(path) && new URL(path, site).origin !== site)).toEqual([]);
});
