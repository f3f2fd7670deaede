import { expect, test } from 'vitest';
import { assetsIn } from './saved-pages.ts';

test('finds each file that a document names once', () => {
  const html = `<link rel="modulepreload" href="/assets/shop-1a.js"><style>@font-face{src:url(/assets/a.woff2)}</style>
    <script type="module" src="/assets/shop-1a.js"></script>`;
  expect(assetsIn(html)).toEqual(['/assets/shop-1a.js', '/assets/a.woff2']);
});
