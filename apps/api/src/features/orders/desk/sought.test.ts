import { expect, test } from 'vitest';
import { readSought } from './sought.ts';

test.each([
  ['', null],
  ['   ', null],
  ['Asha', { words: '%Asha%', digits: null }],
  ['  Asha   Rao ', { words: '%Asha Rao%', digits: null }],
  ['JH-1003', { words: '%JH-1003%', digits: null }],
  ['1003', { words: '%1003%', digits: '%1003%' }],
  ['+91 98450-12345', { words: '%+91 98450-12345%', digits: '%9845012345%' }],
  ['100%', { words: String.raw`%100\%%`, digits: null }],
  [String.raw`a_b\c`, { words: String.raw`%a\_b\\c%`, digits: null }],
])('%j', (typed, sought) => {
  expect(readSought(typed)).toEqual(sought);
});
