import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('calls at once, then at most once per interval, and once at the end for the calls between', () => {
  const act = vi.fn();
  const { call } = throttle(act, 150);
  call();
  call();
  call();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(150);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(2);
});

test('does nothing more once cancelled', () => {
  const act = vi.fn();
  const { call, cancel } = throttle(act, 150);
  call();
  call();
  cancel();
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(1);
});
