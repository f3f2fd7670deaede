import { expect, it, vi } from 'vitest';
import { memoize } from './memoize.ts';

it('computes the result of a text once, also if it is undefined, and keeps no more than a thousand', () => {
  const find = vi.fn((text: string) => (text === 'none' ? undefined : text.length));
  const lengthOf = memoize(find);
  expect([lengthOf('rice'), lengthOf('rice'), lengthOf('none'), lengthOf('none')]).toEqual([
    4,
    4,
    undefined,
    undefined,
  ]);
  expect(find).toHaveBeenCalledTimes(2);
  for (let at = 0; at < 1_000; at += 1) lengthOf(`text ${at}`);
  lengthOf('rice');
  expect(find).toHaveBeenCalledTimes(1_003);
});
