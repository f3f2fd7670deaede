import { expect, it } from 'vitest';
import { amountExamples, slashExample } from './reading-examples.ts';

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
