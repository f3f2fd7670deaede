import type { WirePickGroup } from '@jhola/contract/client';
import { expect, test } from 'vitest';
import { orderNumbersOf } from './order-numbers-of.ts';

const group = (...lines: string[][]): WirePickGroup => ({
  category: 'Dairy',
  lines: lines.map((numbers) => ({
    productId: null,
    name: 'Milk',
    unit: '1 l',
    image: '',
    quantity: numbers.length,
    orders: numbers.map((orderId) => ({ orderId, quantity: 1 })),
  })),
});

test('lists each order once, sorted by number, also after the number of digits has grown', () => {
  const groups = [group(['JH-10000', 'JH-9999'], ['JH-9999']), group(['JH-9998', 'JH-10001'])];
  expect(orderNumbersOf(groups)).toEqual(['JH-9998', 'JH-9999', 'JH-10000', 'JH-10001']);
});

test('an empty list has no orders', () => {
  expect(orderNumbersOf([])).toEqual([]);
});
