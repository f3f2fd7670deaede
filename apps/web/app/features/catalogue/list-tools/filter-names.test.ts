import { expect, it } from 'vitest';
import { valueName } from './filter-names.ts';

it.each([
  ['price', '0-50', 'Under ₹50'],
  ['price', '50-100', '₹50 – ₹100'],
  ['price', '500-', '₹500 and above'],
  ['discount', '20', '20% or more'],
  ['stock', 'in', 'In stock'],
  ['diet', 'nonveg', 'Non-vegetarian'],
  ['brand', 'in', 'in'],
] as const)('%s %s reads %s', (group, value, text) => {
  expect(valueName(group, value)).toBe(text);
});
