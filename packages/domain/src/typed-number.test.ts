import { expect, test } from 'vitest';
import { plainNumber, plainRupees } from './typed-number.ts';

test.each([
  ['12', '12'],
  [' 1,25,000 ', '125000'],
  ['125,000', '125000'],
  ['1,00,00,000.50', '10000000.50'],
  ['-1,250', '-1250'],
  ['१,२५,०००', '125000'],
  ['௪௫.௫', '45.5'],
])('%j is the number %s', (text, plain) => {
  expect(plainNumber(text)).toBe(plain);
});

test.each(['45,50', '30,35,40', '1,2,3', '1,25,00', ',500', '1,250,', '1.299,00', 'five'])(
  '%j isn’t a number with grouping commas, and stays as it is',
  (text) => {
    expect(plainNumber(text)).toBe(text);
  },
);

test.each([
  ['₹1,25,000', '125000'],
  [' ₹ १,२९९.५०', '1299.50'],
  ['₹-5', '-5'],
  ['99', '99'],
  ['₹', ''],
])('%j is the amount %j in rupees', (text, plain) => {
  expect(plainRupees(text)).toBe(plain);
});
