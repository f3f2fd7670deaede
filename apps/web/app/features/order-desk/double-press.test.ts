import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { outlastDoublePress, pressOnce } from './double-press.ts';

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

describe('a button stays busy until a double press is over', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['the shop has moved the order', () => Promise.resolve('moved'), 'moved'],
    // Somebody else was faster: the button may offer the step after theirs already.
    ['the shop has refused to', () => Promise.reject(new Error('refused')), 'refused'],
  ])('once %s', async (_what, work, outcome) => {
    const ended = vi.fn();
    void outlastDoublePress(work()).then(ended, (error: Error) => ended(error.message));
    await vi.advanceTimersByTimeAsync(499);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(outcome);
  });
});
