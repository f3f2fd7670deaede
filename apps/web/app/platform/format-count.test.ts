import { expect, it } from 'vitest';
import { formatCount } from './format-count.ts';

it('formats numbers as in India', () => {
  expect(formatCount(1_234_567)).toBe('12,34,567');
});
