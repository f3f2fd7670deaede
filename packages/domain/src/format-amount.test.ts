import { expect, test } from 'vitest';
import { formatAmount } from './format-amount.ts';

test.each([
  [1_550, 'inr', '₹15.50'],
  [1_500, 'inr', '₹15'],
  [1_550, 'usd', '$15.50'],
  [1_550, 'jpy', 'JP¥1,550'],
  [1_550, 'not one', '1550 (not one)'],
])('%d in the smallest unit of %s is %s', (amount, currency, text) => {
  expect(formatAmount(amount, currency)).toBe(text);
});
