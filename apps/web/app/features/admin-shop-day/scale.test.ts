import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaleFor } from './scale.ts';

test.each([
  [0, [0, 1, 2, 3, 4]],
  [1, [0, 1, 2, 3, 4]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [12, [0, 5, 10, 15]],
  [39, [0, 10, 20, 30, 40]],
  [41, [0, 20, 40, 60]],
])('a largest of %s', (largest, marks) => {
  expect(scaleFor(largest)).toEqual(marks);
});

test('any largest value fits on the scale, which has few ticks', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e7, noNaN: true }), (largest) => {
      const marks = scaleFor(largest);
      expect(marks[0]).toBe(0);
      expect(marks.at(-1)).toBeGreaterThanOrEqual(largest);
      expect(marks.length).toBeLessThanOrEqual(5);
    }),
  );
});
