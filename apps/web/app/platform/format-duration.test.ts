import { expect, test } from 'vitest';
import { formatDuration, speakDuration } from './format-duration.ts';

test.each([
  [0, '0:00', '0 minutes'],
  [59, '0:59', '0 minutes'],
  [60, '1:00', '1 minute'],
  [234, '3:54', '3 minutes'],
  [3_599, '59:59', '59 minutes'],
  [3_900, '1 h 05 min', '1 h 05 min'],
  [86_399, '23 h 59 min', '23 h 59 min'],
  [86_400, '1 day', '1 day'],
  [200_000, '2 days', '2 days'],
])('%d seconds are %j, spoken %j', (seconds, written, spoken) => {
  expect(formatDuration(seconds)).toBe(written);
  expect(speakDuration(seconds)).toBe(spoken);
});
