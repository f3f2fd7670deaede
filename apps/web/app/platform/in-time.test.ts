import { NoAnswerError } from '@jhola/contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime } from './in-time.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('gives what comes in time, and leaves no timer', async () => {
  expect(await inTime(Promise.resolve('answer'), 1_000)).toBe('answer');
  await expect(inTime(Promise.reject(new Error('refused')), 1_000)).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

test('gives up what does not come', async () => {
  const outcome = inTime(new Promise(() => {}), 1_000).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await outcome).toBeInstanceOf(NoAnswerError);
});
