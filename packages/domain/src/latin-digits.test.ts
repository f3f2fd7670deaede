import { expect, test } from 'vitest';
import { withLatinDigits } from './latin-digits.ts';

test.each([
  ['₹ ४५', '₹ 45'],
  ['JH-১০০৩', 'JH-1003'],
  ['௦௧౨೩൪', '01234'],
  ['दूध 5', 'दूध 5'],
])('%j becomes %j', (typed, digits) => {
  expect(withLatinDigits(typed)).toBe(digits);
});
