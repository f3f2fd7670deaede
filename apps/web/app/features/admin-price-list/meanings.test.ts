import { expect, it } from 'vitest';
import { isMapped, mappingFaults } from './meanings.ts';

it('a list needs a name and a price of some kind', () => {
  expect(mappingFaults(['ignore', 'stock']).missing).toHaveLength(2);
  expect(mappingFaults(['name', 'stock']).missing).toEqual(['Choose the column with its price.']);
  expect(isMapped(mappingFaults(['name', 'mrp_paise']))).toBe(true);
});

it('only pictures, extra fields and unused columns may share a meaning', () => {
  const { columns } = mappingFaults([
    'name',
    'price',
    'price',
    'image',
    'image',
    'detail',
    'detail',
    'ignore',
    'ignore',
  ]);
  expect(columns.map((fault) => fault !== null)).toEqual([
    false,
    true,
    true,
    ...Array.from({ length: 6 }, () => false),
  ]);
  expect(isMapped(mappingFaults(['name', 'price', 'price']))).toBe(false);
});
