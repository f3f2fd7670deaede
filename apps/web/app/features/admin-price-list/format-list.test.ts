import { expect, it } from 'vitest';
import { figure, fileSize } from './format-list.ts';

it('formats numbers as in India', () => {
  expect(figure(1_234_567)).toBe('12,34,567');
});

it('formats a file’s size', () => {
  expect(fileSize(12)).toBe('1 kB');
  expect(fileSize(14_336)).toBe('14 kB');
  expect(fileSize(3_355_443)).toBe('3.2 MB');
});
