import { describe, expect, test } from 'vitest';
import { pageUrl } from './page-url.ts';

describe('what a page depends on', () => {
  test('is its path, and nothing that is tacked on', () => {
    expect(pageUrl('/?utm_source=x')).toBe('/');
    expect(pageUrl('/product/Chai-1?part=2&q=x')).toBe('/product/Chai-1');
  });

  test('is of a search its term', () => {
    expect(pageUrl('/search?q=doodh&page=3')).toBe('/search?q=doodh');
  });

  test('is of the sitemap its part, where that is a number', () => {
    expect(pageUrl('/sitemap.xml?part=2&x=1')).toBe('/sitemap.xml?part=2');
    expect(pageUrl('/sitemap.xml?part=two')).toBe('/sitemap.xml');
    expect(pageUrl('/sitemap.xml?part=0')).toBe('/sitemap.xml');
  });
});
