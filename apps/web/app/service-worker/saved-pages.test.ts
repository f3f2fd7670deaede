import { expect, test } from 'vitest';
import { assetsIn, dataInDocument } from './saved-pages.ts';

test('finds each file that a document names once', () => {
  const html = `<link rel="modulepreload" href="/assets/shop-1a.js"><style>.a{background:url(/assets/a.svg)}</style>
    <script type="module" src="/assets/shop-1a.js"></script>`;
  expect(assetsIn(html)).toEqual(['/assets/shop-1a.js', '/assets/a.svg']);
});

test('finds the fonts that a document preloads, and no others', () => {
  const html = `<link rel="preload" href="/assets/basic.woff2" as="font"/>
    <style>@font-face{src:url(/assets/all.woff2)}@font-face{src:url(/assets/basic.woff2)}</style>`;
  expect(assetsIn(html)).toEqual(['/assets/basic.woff2']);
});

const documentOf = (page: object) =>
  `<body><script type="application/json" id="page-data">${JSON.stringify({ frames: [{}], page })}</script><script>1</script>`;

test('finds the data that a document was rendered from', () => {
  expect(dataInDocument(documentOf({ data: { rows: ['dal'] } }))).toEqual({ rows: ['dal'] });
});

test.each([documentOf({ status: 404 }), documentOf({}), '<body></body>'])('%s has no data', (html) => {
  expect(dataInDocument(html)).toBeUndefined();
});
