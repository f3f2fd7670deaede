import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addIndiaDays, DAY_MS, indiaDayOf, isIndiaDay, startOfIndiaDay } from './india-day.ts';

describe('a day in India', () => {
  test.each([
    ['2026-11-20T18:29:59.999Z', '2026-11-20'],
    ['2026-11-20T18:30:00.000Z', '2026-11-21'],
    ['2026-11-21T18:29:59.999Z', '2026-11-21'],
    ['2026-12-31T20:00:00.000Z', '2027-01-01'],
  ])('%s lies in %s', (time, day) => {
    expect(indiaDayOf(new Date(time))).toBe(day);
  });

  test('begins at 18:30 UTC of the day before', () => {
    expect(startOfIndiaDay('2026-11-21').toISOString()).toBe('2026-11-20T18:30:00.000Z');
  });

  test.each(['2026-02-30', '2026-13-01', '21-11-2026', '2026-11-21T00:00', '', 'today'])(
    '%s is not a day',
    (text) => {
      expect(isIndiaDay(text)).toBe(false);
      expect(() => startOfIndiaDay(text)).toThrow(RangeError);
    },
  );

  test('counts across ends of months and years', () => {
    expect(addIndiaDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addIndiaDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addIndiaDays('2026-11-21', -6)).toBe('2026-11-15');
  });

  test('contains each of its moments', () => {
    const times = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(times, (time) => {
        const start = startOfIndiaDay(indiaDayOf(time)).getTime();
        expect(time.getTime() - start).toBeGreaterThanOrEqual(0);
        expect(time.getTime() - start).toBeLessThan(DAY_MS);
      }),
    );
  });
});
