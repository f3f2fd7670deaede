import { describe, expect, test } from 'vitest';
import { expectedArrival, isLate, secondsTaken } from './promise.ts';

const placed = new Date('2026-11-21T09:00:00Z');
const after = (milliseconds: number) => new Date(placed.getTime() + milliseconds);

describe('ten minutes', () => {
  test.each([
    [0, false],
    [599_000, false],
    [600_000, false],
    [600_001, true],
    [-5_000, false],
  ])('%d ms later: late is %s', (milliseconds, late) => {
    expect(isLate(placed, after(milliseconds))).toBe(late);
  });
});

test.each([
  [0, 0],
  [999, 0],
  [61_500, 61],
  [-5_000, 0],
])('%d ms are %d whole seconds', (milliseconds, seconds) => {
  expect(secondsTaken(placed, after(milliseconds))).toBe(seconds);
});

test.each([
  ['09:00:00', '09:10:00'],
  ['09:10:00', '09:10:00'],
  ['09:10:01', '09:15:00'],
  ['09:14:00', '09:15:00'],
  ['09:14:01', '09:20:00'],
  ['09:58:00', '10:00:00'],
])('at %s an order of nine o’clock is expected at %s', (now, arrival) => {
  const at = (time: string) => new Date(`2026-11-21T${time}Z`);
  expect(expectedArrival(at('09:00:00'), at(now))).toEqual(at(arrival));
});
