import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addPaise,
  formatPaise,
  formatRupees,
  paise,
  paiseToRupees,
  rupeesToPaise,
  timesPaise,
} from './money.ts';

const anyPaise = fc.integer({ min: 0, max: 100_000_000_000 }).map(paise);

test.each([0.5, -1.25, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 2 ** 53])(
  '%d is not a whole number of paise',
  (amount) => {
    expect(() => paise(amount)).toThrow(RangeError);
  },
);

describe('rupees and paise', () => {
  test('converting there and back gives the same amount', () => {
    fc.assert(fc.property(anyPaise, (amount) => rupeesToPaise(paiseToRupees(amount)) === amount));
  });

  test('an amount survives conversion to JSON and back', () => {
    fc.assert(
      fc.property(anyPaise, (amount) => {
        const wire: unknown = JSON.parse(JSON.stringify(paiseToRupees(amount)));
        return rupeesToPaise(wire as number) === amount;
      }),
    );
  });

  test('the wire never shows more than two decimals', () => {
    fc.assert(fc.property(anyPaise, (amount) => /^\d+(\.\d{1,2})?$/.test(String(paiseToRupees(amount)))));
  });

  test.each([
    [0.01, 1],
    [0.29, 29], // 0.29 × 100 is 28.999… in floating point
    [1.1, 110],
    [4.35, 435],
    [1_000_000, 100_000_000],
  ])('₹%d is %d paise', (rupees, expected) => {
    expect(rupeesToPaise(rupees)).toBe(expected);
  });

  test.each([0.001, 1.234, 99.999, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
    '₹%d is refused rather than rounded',
    (rupees) => {
      expect(() => rupeesToPaise(rupees)).toThrow(RangeError);
    },
  );
});

test('sums and products stay whole, and refuse inexact results', () => {
  expect(addPaise()).toBe(0);
  expect(addPaise(paise(10), paise(20), paise(30))).toBe(60);
  expect(timesPaise(paise(3_350), 3)).toBe(10_050);
  expect(() => timesPaise(paise(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError);
  expect(() => addPaise(paise(Number.MAX_SAFE_INTEGER), paise(1))).toThrow(RangeError);
});

test.each([
  [0, '₹0'],
  [100, '₹1'],
  [9_950, '₹99.50'],
  [5, '₹0.05'],
  [12_345_600, '₹1,23,456'],
  [12_345_650, '₹1,23,456.50'],
  [1_000_000_000, '₹1,00,00,000'],
])('%d paise reads %s, grouped as in India', (amount, expected) => {
  expect(formatPaise(paise(amount))).toBe(expected);
  expect(formatRupees(amount / 100)).toBe(expected);
});
