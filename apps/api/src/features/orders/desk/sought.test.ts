import { expect, test } from 'vitest';
import { readSought } from './sought.ts';

const sought = (words: string, others: Partial<ReturnType<typeof readSought>> = {}) => ({
  words,
  number: null,
  digits: null,
  pincode: null,
  ...others,
});

test.each([
  ['', null],
  ['   ', null],
  ['Asha', sought('%Asha%')],
  ['  Asha   Rao ', sought('%Asha Rao%')],
  ['JH-1003', sought('%JH-1003%', { number: 'JH-1003%' })],
  ['jh1003', sought('%jh1003%', { number: 'JH-1003%' })],
  ['JH  1003', sought('%JH 1003%', { number: 'JH-1003%' })],
  ['#1003', sought('%#1003%', { number: 'JH-1003%' })],
  ['# jh-1003', sought('%# jh-1003%', { number: 'JH-1003%' })],
  ['Jhanvi', sought('%Jhanvi%')],
  ['1003', sought('%1003%', { digits: '%1003%' })],
  ['560001', sought('%560001%', { digits: '%560001%', pincode: '560001' })],
  ['560 001', sought('%560 001%', { digits: '%560001%', pincode: '560001' })],
  ['+91 98450-12345', sought('%+91 98450-12345%', { digits: '%9845012345%' })],
  ['100%', sought(String.raw`%100\%%`)],
  [String.raw`a_b\c`, sought(String.raw`%a\_b\\c%`)],
])('%j', (typed, found) => {
  expect(readSought(typed)).toEqual(found);
});
