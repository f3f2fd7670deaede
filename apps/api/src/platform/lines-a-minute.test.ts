import { afterEach, expect, test, vi } from 'vitest';
import { linesAMinute } from './lines-a-minute.ts';

afterEach(() => vi.useRealTimers());

test('a minute has so many lines, and the next one says how many were left out', () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  const allow = linesAMinute(2);
  expect([allow(), allow(), allow(), allow()]).toEqual([{}, {}, null, null]);
  vi.setSystemTime(60_000);
  expect([allow(), allow()]).toEqual([{ leftOut: 2 }, {}]);
});
