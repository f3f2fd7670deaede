import { formatRupees } from '@jhola/domain';
import { describe, expect, test } from 'vitest';
import {
  ageLabel,
  comparisonText,
  dayLabel,
  formatShare,
  formatMinutesWithUnit,
  fullDayLabel,
  hourLabel,
  stockLastsText,
} from './format-figures.ts';

describe('formatting figures', () => {
  test.each([
    [528, '8:48 min'],
    [60, '1:00 min'],
    [3_605, '60:05 min'],
    [null, '–'],
  ])('%s seconds are %s', (seconds, text) => {
    expect(formatMinutesWithUnit(seconds)).toBe(text);
  });

  test.each([
    [1, '100%'],
    [0.999, '99%'],
    [0.58, '58%'], // 0.58 × 100 is 57.999… in floating point
    [0, '0%'],
    [null, '–'],
  ])('a share of %s is %s', (part, text) => {
    expect(formatShare(part)).toBe(text);
  });

  test.each([
    [0, 'gone'],
    [0.01, 'lasts ~1 hour'],
    [0.5, 'lasts ~12 hours'],
    [1.2, 'lasts ~1 day'],
    [2.4, 'lasts ~2 days'],
  ])('%s days left: %s', (days, text) => {
    expect(stockLastsText(days)).toBe(text);
  });

  test('compares with yesterday', () => {
    expect(comparisonText(5, 8)).toBe('3 more than yesterday by now');
    expect(comparisonText(1_500.5, 99.75, formatRupees)).toBe('₹1,400.75 less than yesterday by now');
    expect(comparisonText(4, 4)).toBe('as much as yesterday by now');
    expect(comparisonText(0, 0)).toBe('none yesterday by now either');
  });

  test('formats ages, hours and days', () => {
    expect([ageLabel({ from: 5, to: 10 }), ageLabel({ from: 20, to: null })]).toEqual(['5–10', '20+']);
    expect([0, 7, 12, 23].map(hourLabel)).toEqual(['12 am', '7 am', '12 noon', '11 pm']);
    expect(dayLabel('2026-11-21')).toBe('Sat 21');
    expect(fullDayLabel('2026-11-21')).toBe('Saturday, 21 November');
  });
});
