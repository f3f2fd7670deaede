import { expect, test } from 'vitest';
import { robotsTxt } from './robots.ts';

test('shoppers’ own pages are kept out, each rule with an end, and the sitemap is named by its whole address', () => {
  const lines = robotsTxt('https://jhola.test').split('\n');
  expect(lines[0]).toBe('User-agent: *');
  expect(lines).toContain('Disallow: /cart$');
  expect(lines).toContain('Disallow: /dashboard/');
  // It would keep out a category of cartons.
  expect(lines).not.toContain('Disallow: /cart');
  expect(lines).toContain('Sitemap: https://jhola.test/sitemap.xml');
});
