import { expect, it } from 'vitest';
import { unitPriceText } from './unit-price-text.ts';

it.each([
  [{ price: 57, discount: 0, unit: '1 kg' }, '₹5.70/100 g'],
  [{ price: 29, discount: 0, unit: '500 ml' }, '₹58/litre'],
  [{ price: 100, discount: 10, unit: '6 pieces' }, '₹15/piece'],
  [{ price: 100, discount: 10, unit: '1 set' }, null],
])('%j costs %s', (product, text) => {
  expect(unitPriceText(product)).toBe(text);
});
