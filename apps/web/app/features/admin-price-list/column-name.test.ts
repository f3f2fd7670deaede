import { expect, it } from 'vitest';
import { sizeColumnName } from './column-name.ts';

it('names the column with the sizes, by its number if it has no header', () => {
  const name = { header: 'Item', meaning: 'name' } as const;
  expect(sizeColumnName([name, { header: 'Weight', meaning: 'size' }])).toBe('Weight');
  expect(sizeColumnName([name, { header: '', meaning: 'size' }])).toBe('Column 2');
  expect(sizeColumnName([name])).toBe('');
});
