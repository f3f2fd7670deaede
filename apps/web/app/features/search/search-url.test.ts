import { expect, test } from 'vitest';
import { searchUrl, termOf } from './search-url.ts';

test.each(['milk', 'atta & dal', '100% juice', 'दूध', 'a+b', 'a%20b', '%2520', ' two  spaces '])(
  '%j survives conversion to a URL and back',
  (term) => {
    expect(termOf(new URL(searchUrl(term), 'http://shop.example'))).toBe(term);
  },
);

test.each(['green%20tea', encodeURIComponent('हरी चाय')])(
  '%j, encoded twice in a link, is decoded',
  (term) => {
    expect(termOf({ search: `?q=${encodeURIComponent(term)}` })).toBe(decodeURIComponent(term));
  },
);

test('an empty term gives no parameter', () => {
  expect(searchUrl('')).toBe('/search');
  expect(termOf({ search: '' })).toBe('');
});

test.each(['\ud800milk', 'milk\udc00', `${'😀'.repeat(5)}`.slice(0, 9)])(
  '%j has a URL, without the half of a character',
  (term) => {
    expect(termOf(new URL(searchUrl(term), 'http://shop.example'))).toBe(term.toWellFormed());
  },
);
