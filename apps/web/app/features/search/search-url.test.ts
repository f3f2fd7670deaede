import { expect, test } from 'vitest';
import { searchUrl, termOf } from './search-url.ts';

test.each(['milk', 'atta & dal', '100% juice', 'दूध', 'a+b', ' two  spaces '])('%j comes back', (term) => {
  expect(termOf(new URL(searchUrl(term), 'http://shop.example'))).toBe(term);
});

test('no term, no parameter', () => {
  expect(searchUrl('')).toBe('/search');
  expect(termOf({ search: '' })).toBe('');
});
