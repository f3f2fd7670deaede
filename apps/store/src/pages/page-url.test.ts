import { describe, expect, test } from 'vitest';
import { pageUrl } from './page-url.ts';

describe('what a page depends on', () => {
  test('is its path, and nothing that is tacked on', () => {
    expect(pageUrl('/?utm_source=x')).toBe('/');
    expect(pageUrl('/product/Chai-1?part=2&q=x')).toBe('/product/Chai-1');
  });

  test('is of a list its order and its filters, in one order', () => {
    const listing = `/Dairy-${'0'.repeat(26)}/Milk-${'1'.repeat(26)}`;
    expect(pageUrl(`${listing}?brand=B&utm=x&price=0-50&sort=price&brand=A`)).toBe(
      `${listing}?sort=price&price=0-50&brand=A&brand=B`,
    );
    expect(pageUrl(`${listing}.data?stock=in&page=2`)).toBe(`${listing}.data?stock=in`);
    expect(pageUrl('/search?diet=veg&q=milk')).toBe('/search?q=milk&diet=veg');
    expect(pageUrl('/product/x?sort=price')).toBe('/product/x');
  });

  test('is of a search its term', () => {
    expect(pageUrl('/search?q=doodh&page=3')).toBe('/search?q=doodh');
  });

  test('is of a search whether it looks for exactly what was typed', () => {
    expect(pageUrl('/search?exact=1&q=panner')).toBe('/search?q=panner&exact=1');
    expect(pageUrl('/search?q=panner&exact=2')).toBe('/search?q=panner');
    expect(pageUrl('/search?exact=1')).toBe('/search');
  });

  test('is the same however often the term was encoded, and no longer than a term can be', () => {
    const term = 'दूध'.repeat(100);
    const once = encodeURIComponent(term);
    const whole = `/search?q=${encodeURIComponent(term.slice(0, 200))}`;
    expect(pageUrl(`/search?q=${once}`)).toBe(whole);
    expect(pageUrl(`/search?q=${encodeURIComponent(once)}`)).toBe(whole);
    expect(pageUrl('/search?q=50%25')).toBe('/search?q=50%25');
  });

  test('is of the sitemap its part, where that is a number', () => {
    expect(pageUrl('/sitemap.xml?part=2&x=1')).toBe('/sitemap.xml?part=2');
    expect(pageUrl('/sitemap.xml?part=two')).toBe('/sitemap.xml');
    expect(pageUrl('/sitemap.xml?part=0')).toBe('/sitemap.xml');
  });
});
