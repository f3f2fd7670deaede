import { expect, test } from 'vitest';
import { packSize } from './pack-size.ts';
import { pricePacks } from './price-packs.ts';

test.each([
  ['1.5 L', { amount: 1500, measure: 'ml' }],
  ['4 x 75 g', { amount: 300, measure: 'g' }],
  ['12 pieces', { amount: 12, measure: 'pieces' }],
])('computes the quantity of %s', (unit, size) => {
  expect(packSize(unit)).toEqual(size);
});

test('refuses a unit without a number', () => {
  expect(() => packSize('a bunch')).toThrow(SyntaxError);
});

test('charges less per unit for a bigger pack, even if packs are nearly the same size', () => {
  const [small = 0, big = 0] = pricePacks(10, ['100 g', '120 g']);
  expect(big).toBeGreaterThan(small);
  expect(big / 120).toBeLessThan(small / 100);
});

test('charges 1.85 times the price for twice the quantity', () => {
  expect(pricePacks(1000, ['1 kg', '2 kg'])).toEqual([999, 1849]);
});
