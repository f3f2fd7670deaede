import { expect, test, vi } from 'vitest';
import { pressOnce } from './double-press.ts';

test.each([
  ['Enter', false, 0],
  ['Enter', true, 1],
  // It moves the focus on, also while it is held down.
  ['Tab', true, 0],
  ['ArrowDown', true, 0],
])('%s, held down: %j, is prevented %d times', (key, repeat, times) => {
  const preventDefault = vi.fn();
  pressOnce({ key, repeat, preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(times);
});
