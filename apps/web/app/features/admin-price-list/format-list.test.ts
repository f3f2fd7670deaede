import { expect, it } from 'vitest';
import { formatCount, formatFileSize } from './format-list.ts';

it('formats numbers as in India', () => {
  expect(formatCount(1_234_567)).toBe('12,34,567');
});

it('formats a file’s size', () => {
  expect(formatFileSize(12)).toBe('1 kB');
  expect(formatFileSize(14_336)).toBe('14 kB');
  expect(formatFileSize(3_355_443)).toBe('3.2 MB');
});
