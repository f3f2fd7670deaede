import { describe, expect, test } from 'vitest';
import { pageUrl } from './page-url.ts';

describe('the part of a URL that a page depends on', () => {
  test('is its path, without unknown parameters', () => {
    expect(pageUrl('/?utm_source=x')).toBe('/');
    expect(pageUrl('/product/Chai-1?part=2&q=x')).toBe('/product/Chai-1');
  });

  test('includes sort and filters of a list, in a fixed order', () => {
    const listing = `/Dairy-${'0'.repeat(26)}/Milk-${'1'.repeat(26)}`;
    expect(pageUrl(`${listing}?brand=B&utm=x&price=0-50&sort=price&brand=A`)).toBe(
      `${listing}?sort=price&price=0-50&brand=A&brand=B`,
    );
    expect(pageUrl(`${listing}.data?stock=in&page=2`)).toBe(`${listing}.data?stock=in`);
    expect(pageUrl('/search?diet=veg&q=milk')).toBe('/search?q=milk&diet=veg');
    expect(pageUrl('/product/x?sort=price')).toBe('/product/x');
  });

  test('includes the term of a search', () => {
    expect(pageUrl('/search?q=doodh&page=3')).toBe('/search?q=doodh');
  });

  test('keeps the parameters of paths with slashes at the end or other case, which the routes accept too', () => {
    const listing = `/Dairy-${'0'.repeat(26)}/Milk-${'1'.repeat(26)}`;
    expect(pageUrl('/search/?q=doodh')).toBe('/search/?q=doodh');
    expect(pageUrl('/Search?q=doodh')).toBe('/Search?q=doodh');
    expect(pageUrl(`${listing}/?sort=price`)).toBe(`${listing}/?sort=price`);
  });

  test('includes whether a search is for exactly the typed words', () => {
    expect(pageUrl('/search?exact=1&q=panner')).toBe('/search?q=panner&exact=1');
    expect(pageUrl('/search?q=panner&exact=2')).toBe('/search?q=panner');
    expect(pageUrl('/search?exact=1')).toBe('/search');
  });

  test('is the same if the term was encoded several times, and limited in length', () => {
    const term = 'दूध'.repeat(100);
    const once = encodeURIComponent(term);
    const whole = `/search?q=${encodeURIComponent(term.slice(0, 200))}`;
    expect(pageUrl(`/search?q=${once}`)).toBe(whole);
    expect(pageUrl(`/search?q=${encodeURIComponent(once)}`)).toBe(whole);
    expect(pageUrl('/search?q=50%25')).toBe('/search?q=50%25');
  });

  test('includes the part of the sitemap, if it is a number', () => {
    expect(pageUrl('/sitemap.xml?part=2&x=1')).toBe('/sitemap.xml?part=2');
    expect(pageUrl('/sitemap.xml?part=two')).toBe('/sitemap.xml');
    expect(pageUrl('/sitemap.xml?part=0')).toBe('/sitemap.xml');
  });
});
