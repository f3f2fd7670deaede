import { expect, test } from 'vitest';
import { sitemapXml } from './sitemap.ts';

test('URLs are escaped for XML', () => {
  expect(sitemapXml([`https://jhola.test/a?b&c='<d>"`])).toContain(
    '<loc>https://jhola.test/a?b&amp;c=&apos;&lt;d&gt;&quot;</loc>',
  );
});
