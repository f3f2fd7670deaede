import { expect, it } from 'vitest';
import { amountExamples, sizeColumn, slashExample } from './reading-examples.ts';

it('shows what an amount would be', () => {
  expect(amountExamples([{ meaning: 'mrp', samples: ['8500'] }])).toBe(
    '8500 is ₹85 in paise, or ₹8,500 in rupees.',
  );
  expect(amountExamples([{ meaning: 'name', samples: ['8500'] }])).toBe('');
});

it('finds a category with a slash', () => {
  expect(slashExample([{ meaning: 'category', samples: ['Tea', 'Snacks / Juices'] }])).toBe(
    'Snacks / Juices',
  );
  expect(slashExample([{ meaning: 'name', samples: ['Parota/Paratha'] }])).toBeNull();
});

it('names the column with the sizes, by its number if it has no header', () => {
  const name = { header: 'Item', meaning: 'name' } as const;
  expect(sizeColumn([name, { header: 'Weight', meaning: 'size' }])).toBe('Weight');
  expect(sizeColumn([name, { header: '', meaning: 'size' }])).toBe('Column 2');
  expect(sizeColumn([name])).toBe('');
});
