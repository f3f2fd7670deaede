import { NoResponseError } from '@jhola/contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('returns the result in time, and leaves no timer', async () => {
  expect(await withTimeout(Promise.resolve('response'), 1_000)).toBe('response');
  await expect(withTimeout(Promise.reject(new Error('refused')), 1_000)).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

test('rejects after the limit, not before it', async () => {
  let outcome: unknown = 'none yet';
  void withTimeout(new Promise(() => {}), 1_000).catch((error: unknown) => {
    outcome = error;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(outcome).toBe('none yet');
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toBeInstanceOf(NoResponseError);
});
