import { expect, it } from 'vitest';
import { moveItem } from './move-item.ts';

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 3, 'abc'],
  [0, -1, 'abc'],
  [5, 0, 'abc'],
])('from %i to %i: %s', (from, to, order) => {
  expect(moveItem([...'abc'], from, to).join('')).toBe(order);
});
