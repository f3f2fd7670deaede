import { expect, it } from 'vitest';
import { counted, fileSize } from './words.ts';

it('formats numbers as in India', () => {
  expect(counted(1, 'row')).toBe('1 row');
  expect(counted(0, 'row')).toBe('0 rows');
  expect(counted(1_234_567, 'row')).toBe('12,34,567 rows');
});

it('formats a file’s size', () => {
  expect(fileSize(12)).toBe('1 kB');
  expect(fileSize(14_336)).toBe('14 kB');
  expect(fileSize(3_355_443)).toBe('3.2 MB');
});
