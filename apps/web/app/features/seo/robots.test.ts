import { expect, test } from 'vitest';
import { robotsTxt } from './robots.ts';

test('disallows shoppers’ own pages, each rule with an end, and gives the sitemap’s absolute URL', () => {
  const lines = robotsTxt('https://jhola.test').split('\n');
  expect(lines[0]).toBe('User-agent: *');
  expect(lines).toContain('Disallow: /cart$');
  expect(lines).toContain('Disallow: /dashboard/');
  // It would also disallow a category of cartons.
  expect(lines).not.toContain('Disallow: /cart');
  expect(lines).toContain('Sitemap: https://jhola.test/sitemap.xml');
});
