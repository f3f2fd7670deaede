import { describe, expect, test } from 'vitest';
import { differing } from './differing.ts';

describe('the values that differ', () => {
  test('are taken from both sides, whatever their type', () => {
    const before = { name: 'Milk', price: 28, tags: ['a', 'b'], more: { Brand: 'Amul' } };
    const after = { name: 'Milk', price: 30, tags: ['b', 'a'], more: { Brand: 'Gokul' } };
    expect(differing(before, after)).toEqual({
      before: { price: 28, tags: ['a', 'b'], more: { Brand: 'Amul' } },
      after: { price: 30, tags: ['b', 'a'], more: { Brand: 'Gokul' } },
    });
  });

  test('may be on one side only', () => {
    expect(differing({ a: 1 }, { b: 2 })).toEqual({ before: { a: 1 }, after: { b: 2 } });
  });

  test('are none for equal values, whatever the sequence of their keys', () => {
    expect(differing({ a: 1, b: { c: [2] } }, { b: { c: [2] }, a: 1 })).toBeNull();
  });
});
