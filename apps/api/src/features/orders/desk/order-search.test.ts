import { expect, test } from 'vitest';
import { parseOrderSearch } from './order-search.ts';

const expected = (words: string, others: Partial<ReturnType<typeof parseOrderSearch>> = {}) => ({
  words,
  number: null,
  digits: null,
  pincode: null,
  email: null,
  ...others,
});

test.each([
  ['', null],
  ['   ', null],
  ['Asha', expected('%Asha%')],
  ['  Asha   Rao ', expected('%Asha Rao%')],
  ['JH-1003', expected('%JH-1003%', { number: 'JH-1003%' })],
  ['jh1003', expected('%jh1003%', { number: 'JH-1003%' })],
  ['JH  1003', expected('%JH 1003%', { number: 'JH-1003%' })],
  ['#1003', expected('%#1003%', { number: 'JH-1003%' })],
  ['# jh-1003', expected('%# jh-1003%', { number: 'JH-1003%' })],
  ['Jhanvi', expected('%Jhanvi%')],
  ['1003', expected('%1003%', { digits: '%1003%' })],
  ['560001', expected('%560001%', { digits: '%560001%', pincode: '560001' })],
  ['५६०००१', expected('%560001%', { digits: '%560001%', pincode: '560001' })],
  ['jh १००३', expected('%jh 1003%', { number: 'JH-1003%' })],
  ['560 001', expected('%560 001%', { digits: '%560001%', pincode: '560001' })],
  ['+91 98450-12345', expected('%+91 98450-12345%', { digits: '%9845012345%' })],
  ['Asha@Jhola.Example', expected('%Asha@Jhola.Example%', { email: 'asha@jhola.example' })],
  ['asha@jhola', expected('%asha@jhola%')],
  ['100%', expected(String.raw`%100\%%`)],
  [String.raw`a_b\c`, expected(String.raw`%a\_b\\c%`)],
])('%j', (typed, found) => {
  expect(parseOrderSearch(typed)).toEqual(found);
});
