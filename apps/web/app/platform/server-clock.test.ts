import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onServerSecond, serverNow, setServerClock } from './server-clock.ts';

const at = (time: string) => Date.parse(`2026-01-02T${time}Z`);
/** The times that a component shows: one at each change. */
let shown: number[];
let hide: () => void;
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.setSystemTime(at('09:00:00.300'));
  setServerClock('2026-01-02T09:21:58.900Z');
  shown = [];
  hide = onServerSecond(() => shown.push(serverNow()));
});
afterEach(() => {
  hide();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Other files of this worker share the clock.
  setServerClock(new Date().toISOString());
});

test('changes at the beginning of each second of the server', () => {
  vi.advanceTimersByTime(99);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([at('09:21:59')]);
  vi.advanceTimersByTime(1_000);
  expect(shown.at(-1)).toBe(at('09:22:00'));
});

test('is right at once when the page becomes visible, although its timers were stopped', () => {
  vi.setSystemTime(at('09:03:00'));
  page.dispatchEvent(new Event('visibilitychange'));
  expect(shown.at(-1)).toBe(at('09:24:58'));
});

test('is right for what is shown later, while nothing was', () => {
  hide();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60_000);
  hide = onServerSecond(() => {});
  expect(serverNow()).toBe(at('09:22:58'));
});

test('follows the server’s time at once', () => {
  setServerClock('2026-01-02T09:25:00Z');
  expect(shown).toEqual([at('09:25:00')]);
});

test('has no timer while nothing shows it', () => {
  hide();
  expect(vi.getTimerCount()).toBe(0);
});
