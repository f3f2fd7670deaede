import { expect, test } from 'vitest';
import { packSize } from './pack-size.ts';
import { pricePacks } from './price-packs.ts';

test.each([
  ['1.5 L', { amount: 1500, measure: 'ml' }],
  ['4 x 75 g', { amount: 300, measure: 'g' }],
  ['12 pieces', { amount: 12, measure: 'pieces' }],
])('knows how much %s is', (unit, size) => {
  expect(packSize(unit)).toEqual(size);
});

test('refuses a unit without a number', () => {
  expect(() => packSize('a bunch')).toThrow(SyntaxError);
});

test('charges less for the same amount in a bigger pack, even where packs are nearly alike', () => {
  const [small = 0, big = 0] = pricePacks(10, ['100 g', '120 g']);
  expect(big).toBeGreaterThan(small);
  expect(big / 120).toBeLessThan(small / 100);
});

test('doubles the goods for 1.85 times the price', () => {
  expect(pricePacks(1000, ['1 kg', '2 kg'])).toEqual([999, 1849]);
});
