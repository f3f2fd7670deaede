import { expect, test } from 'vitest';
import { cancelEffect, undeliveredEffect } from './ending-effect.ts';

const CARD = 'goes back to the card';

test.each([
  ['cash', 'CASH ON DELIVERY', false],
  ['card', 'PAID', true],
  ['card', 'REFUNDED', false],
] as const)(
  'ending an order paid by %s, %s, says whether the money goes back',
  (method, status, isRefunded) => {
    const order = {
      orderId: 'JH-1042',
      customer: { name: 'Asha Rao', email: '', orders: 1 },
      payment_method: method,
      payment_status: status,
    } as unknown as Parameters<typeof cancelEffect>[0];
    expect(cancelEffect(order).includes(CARD)).toBe(isRefunded);
    expect(undeliveredEffect(order).includes(CARD)).toBe(isRefunded);
    expect(cancelEffect(order)).toContain('Asha Rao gets an email with your reason.');
  },
);
