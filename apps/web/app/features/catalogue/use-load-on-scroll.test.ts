import { afterEach, expect, test, vi } from 'vitest';
import { isTimeForMore, lookWhileScrolling } from './use-load-on-scroll.ts';

test.each([
  ['high up in a long list', { seen: 900, whole: 5000, loaded: 4500 }, false],
  ['just before 80 %', { seen: 3999, whole: 5000, loaded: 4500 }, false],
  ['at 80 %', { seen: 4000, whole: 5000, loaded: 4500 }, true],
  ['where placeholders are in sight above 80 %', { seen: 900, whole: 1400, loaded: 700 }, true],
  ['where all of the page is seen', { seen: 900, whole: 900, loaded: 600 }, true],
])('%s', (_name, position, expected) => {
  expect(isTimeForMore(position)).toBe(expected);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('measures at most every 150 ms while scrolling, and not after it is stopped', () => {
  vi.useFakeTimers();
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  const look = vi.fn();
  const scrollFor = (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 10) {
      window.dispatchEvent(new Event('scroll'));
      vi.advanceTimersByTime(10);
    }
  };
  const stop = lookWhileScrolling(look);
  expect(look).toHaveBeenCalledTimes(1);
  scrollFor(140);
  expect(look).toHaveBeenCalledTimes(1);
  scrollFor(10);
  expect(look).toHaveBeenCalledTimes(2);
  scrollFor(290);
  expect(look).toHaveBeenCalledTimes(3);
  stop();
  scrollFor(300);
  expect(look).toHaveBeenCalledTimes(3);
});
