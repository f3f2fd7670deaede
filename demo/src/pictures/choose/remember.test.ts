import { expect, it, vi } from 'vitest';
import { remember } from './remember.ts';

it('finds the same text once, also if nothing is found, and keeps no more than a thousand', () => {
  const find = vi.fn((text: string) => (text === 'none' ? undefined : text.length));
  const lengthOf = remember(find);
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
