import { expect, it, vi } from 'vitest';
import { unlessDoubled } from './unless-doubled.ts';

it('removes at a click and at a key, but not at the second press of a double click', () => {
  const remove = vi.fn();
  const press = unlessDoubled(remove);
  for (const [detail, times] of [
    [1, 1],
    [2, 1],
    [0, 2],
  ] as const) {
    press({ detail });
    expect(remove).toHaveBeenCalledTimes(times);
  }
});
