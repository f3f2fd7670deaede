import { expect, test } from 'vitest';
import { groupBy } from './group-by.ts';

test('groups by a key; groups and entries keep the order of first occurrence', () => {
  const groups = groupBy([5, 2, 7, 4], (number) => (number % 2 === 0 ? 'even' : 'odd'));
  expect([...groups]).toEqual([
    ['odd', [5, 7]],
    ['even', [2, 4]],
  ]);
  expect(groupBy([], String).size).toBe(0);
});
