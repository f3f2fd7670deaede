import { expect, it } from 'vitest';
import { formatFileSize } from './format-list.ts';

it('formats a file’s size', () => {
  expect(formatFileSize(12)).toBe('1 kB');
  expect(formatFileSize(14_336)).toBe('14 kB');
  expect(formatFileSize(3_355_443)).toBe('3.2 MB');
});
