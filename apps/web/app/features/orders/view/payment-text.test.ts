import { expect, test } from 'vitest';
import { paymentText } from './payment-text.ts';

test.each([
  ['cash', 'CASH ON DELIVERY', 'Cash on Delivery'],
  ['cash', 'PAID', 'Cash, paid'],
  ['cash', 'NOT PAID', 'Cash, not paid'],
  ['card', 'PAID', 'Card, paid'],
  ['card', 'REFUND PENDING', 'Card, refund in progress'],
  ['card', 'REFUNDED', 'Card, refunded'],
  ['card', 'something new', 'Card'],
] as const)('%s, %s: %s', (payment_method, payment_status, text) => {
  expect(paymentText({ status: 'pending', payment_method, payment_status })).toBe(text);
});

test('a cancelled order is not to be paid on delivery', () => {
  const order = { payment_method: 'cash', payment_status: 'CASH ON DELIVERY' } as const;
  expect(paymentText({ ...order, status: 'cancelled' })).toBe('Cash, not paid');
});
