import { expect, test } from 'vitest';
import { typedStock } from './typed-stock.ts';

test.each([
  ['20', 20],
  ['1,250', 1_250],
  ['१२', 12],
  ['12.50', 12],
  ['', 0],
  ['20 pcs', 20],
  ['12345678', 1_234_567],
])('%j is a stock of %i', (text, stock) => {
  expect(typedStock(text)).toBe(stock);
});
