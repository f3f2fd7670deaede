import { expect, test } from 'vitest';
import { isTimeForMore } from './use-load-on-scroll.ts';

test.each([
  ['high up in a long list', { seen: 900, whole: 5000, loaded: 4500 }, false],
  ['just before 80 %', { seen: 3999, whole: 5000, loaded: 4500 }, false],
  ['at 80 %', { seen: 4000, whole: 5000, loaded: 4500 }, true],
  ['where placeholders are in sight above 80 %', { seen: 900, whole: 1400, loaded: 700 }, true],
  ['where all of the page is seen', { seen: 900, whole: 900, loaded: 600 }, true],
])('%s', (_name, position, expected) => {
  expect(isTimeForMore(position)).toBe(expected);
});
