import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('calls at once, then at most once per interval, and once at the end for the calls between', () => {
  const callback = vi.fn();
  const { call } = throttle(callback, 150);
  call();
  call();
  call();
  expect(callback).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(150);
  expect(callback).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledTimes(2);
});

test('does nothing more once cancelled', () => {
  const callback = vi.fn();
  const { call, cancel } = throttle(callback, 150);
  call();
  call();
  cancel();
  vi.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledTimes(1);
});
