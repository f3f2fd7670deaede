import { afterEach, expect, test, vi } from 'vitest';
import { linesAMinute } from './lines-a-minute.ts';

afterEach(() => vi.useRealTimers());

test('logs a limited number of lines per minute, and the next one tells how many were left out', () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  const allow = linesAMinute(2);
  expect([allow(), allow(), allow(), allow()]).toEqual([{}, {}, null, null]);
  vi.setSystemTime(60_000);
  expect([allow(), allow()]).toEqual([{ leftOut: 2 }, {}]);
});
