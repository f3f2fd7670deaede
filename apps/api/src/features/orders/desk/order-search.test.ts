import { expect, test } from 'vitest';
import { parseOrderSearch } from './order-search.ts';

const expected = (names: string | string[], others: Partial<ReturnType<typeof parseOrderSearch>> = {}) => ({
  names: [names].flat(),
  number: null,
  digits: null,
  pincode: null,
  email: null,
  ...others,
});
const ofNumber = (part: string) => ({ number: `%${part}%`, digits: `%${part}%` });

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
  ['1003', expected('%1003%', ofNumber('1003'))],
  ['560001', expected('%560001%', { ...ofNumber('560001'), pincode: '560001' })],
  ['५६०००१', expected('%560001%', { ...ofNumber('560001'), pincode: '560001' })],
  ['jh १००३', expected('%jh 1003%', { number: 'JH-1003%' })],
  ['560 001', expected('%560 001%', { ...ofNumber('560001'), pincode: '560001' })],
  ['+91 98450-12345', expected('%+91 98450-12345%', ofNumber('9845012345'))],
  ['Asha@Jhola.Example', expected('%Asha@Jhola.Example%', { email: 'asha@jhola.example' })],
  ['asha@jhola', expected('%asha@jhola%')],
  ['100%', expected(String.raw`%100\%%`)],
  [String.raw`a_b\c`, expected(String.raw`%a\_b\\c%`)],
  ['As', expected(['As%', '% As%'])],
  ['%', expected([String.raw`\%%`, String.raw`% \%%`])],
  ['आ', expected(['आ%', '% आ%'])],
  ['12', expected(['12%', '% 12%'])],
  ['JH-12', expected('%JH-12%')],
])('%j', (typed, found) => {
  expect(parseOrderSearch(typed)).toEqual(found);
});
