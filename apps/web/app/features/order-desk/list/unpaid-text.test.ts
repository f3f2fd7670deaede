import { expect, test } from 'vitest';
import { unpaidText } from './unpaid-text.ts';

test.each([
  [{ isConfirmed: true, unpaidOrders: 1, unpaidOrdersMost: 2 }, null],
  [{ isConfirmed: false, unpaidOrders: 2, unpaidOrdersMost: 6 }, null],
  [
    { isConfirmed: false, unpaidOrders: 3, unpaidOrdersMost: 6 },
    '3 unpaid orders of at most 6, email not confirmed',
  ],
  [{ isConfirmed: true, unpaidOrders: 20, unpaidOrdersMost: 20 }, '20 unpaid orders (limit reached)'],
])('%j reads %j', (unpaid, text) => {
  expect(unpaidText(unpaid)).toBe(text);
});
