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
  expect(paymentText({ payment_method, payment_status })).toBe(text);
});
