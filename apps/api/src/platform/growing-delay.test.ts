import { expect, test } from 'vitest';
import { growingDelay } from './growing-delay.ts';

test.each([
  [1, 10_000],
  [2, 20_000],
  [3, 40_000],
  [10, 3_600_000],
  [5_000, 3_600_000],
])('after %d failed tries the next one is %d ms later', (tries, delay) => {
  expect(growingDelay(tries, { firstMs: 10_000, longestMs: 3_600_000 })).toBe(delay);
});
