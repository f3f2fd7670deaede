import { expect, test } from 'vitest';
import { MILK } from '../store/testing/milk.ts';
import { removedText } from './removed-line.tsx';

test.each([
  ['200 g', '200\u00A0g'],
  ['4 x 75 g', '4\u00A0x 75\u00A0g'],
  ['500 g (Gross Weight 800 g)', '500\u00A0g (Gross Weight 800\u00A0g)'],
])('a message that %s were removed keeps the number and its unit in one line', (unit, kept) => {
  const line = { lineId: null, product: { ...MILK, unit }, quantity: 2, priceWhenAdded: 30 };
  expect(removedText(line)).toBe(`Milk ${kept} removed`);
});
