import { expect, test } from 'vitest';
import { TOAST_DURATIONS } from './toast-durations.ts';

test.each([
  ['error', 4000],
  ['blank', 4000],
  ['custom', 4000],
  ['success', 2000],
  ['loading', Number.POSITIVE_INFINITY],
] as const)('a toast of kind %s stays for %d ms', (kind, milliseconds) => {
  expect(TOAST_DURATIONS[kind]?.duration).toBe(milliseconds);
});
