import { expect, test } from 'vitest';
import { maxQuantity } from './shopping-limits.ts';

test.each([
  [0, 0],
  [1, 1],
  [49, 49],
  [50, 50],
  [51, 50],
  [1_000_000, 50],
])('with %d in stock, a line may have %d', (stock, expected) => {
  expect(maxQuantity(stock)).toBe(expected);
});
