import { expect, test, vi } from 'vitest';
import { formatNumber } from './format-number.ts';

const NUMBERS = [
  0, 7, 12, 999, 1_000, 12_345, 99_999, 123_456, 1_234_567, 12_345_678, 1_000_000_000, 0.5, 1.005, 1_234.25,
];

test.each(NUMBERS)('%d is written as by the language’s own format, also with decimals', (number) => {
  expect(formatNumber(number)).toBe(new Intl.NumberFormat('en-IN').format(number));
  expect(formatNumber(number)).toBe(new Intl.NumberFormat('hi-IN').format(number));
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const cents = Math.round(number * 100) / 100;
  expect(formatNumber(cents, 2)).toBe(new Intl.NumberFormat('en-IN', digits).format(cents));
});

test('no number format of the browser is created', () => {
  const created = vi.spyOn(Intl, 'NumberFormat');
  formatNumber(123_456, 2);
  expect(created).not.toHaveBeenCalled();
});
