import { expect, test } from 'vitest';
import { formatDate, formatTime, withPoint } from './format-time.ts';

test.each([
  ['2026-11-21T03:35:00.000Z', 'Nov 21, 2026', '09:05 AM'],
  ['2026-01-02T18:29:59.000Z', 'Jan 2, 2026', '11:59 PM'],
  ['2026-01-02T18:30:00.000Z', 'Jan 3, 2026', '12:00 AM'],
  ['2026-07-01T06:30:00.000Z', 'Jul 1, 2026', '12:00 PM'],
])('%s was on %s at %s in India', (iso, date, time) => {
  expect(formatDate(iso)).toBe(date);
  // With a no-break space, so that no line begins with AM or PM.
  expect(formatTime(iso)).toBe(time.replace(' ', '\u00A0'));
});

test('an abbreviated month in Hindi ends in a point, not in a sign that looks like a zero', () => {
  const date = new Intl.DateTimeFormat('hi-IN', { day: 'numeric', month: 'short', year: 'numeric' });
  expect(withPoint(date.format(new Date(2026, 10, 21)))).toBe('21 नव. 2026');
});
