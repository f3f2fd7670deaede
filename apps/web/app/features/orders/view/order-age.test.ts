import { describe, expect, test } from 'vitest';
import { orderAge } from './order-age.ts';

const orderDate = '2026-11-21T09:00:00Z';
const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);

describe('an order’s age', () => {
  test('increases while the order is open', () => {
    const order = { status: 'processing', orderDate, statusSince: '2026-11-21T09:01:00Z' } as const;
    expect(orderAge(order, at('09:03:54'))).toEqual({ seconds: 234, late: false, open: true });
    expect(orderAge(order, at('09:10:01'))).toEqual({ seconds: 601, late: true, open: true });
  });

  test('stops when it is delivered', () => {
    const order = { status: 'delivered', orderDate, statusSince: '2026-11-21T09:08:48Z' } as const;
    expect(orderAge(order, at('23:00:00'))).toEqual({ seconds: 528, late: false, open: false });
  });

  test.each(['cancelled', 'undelivered'] as const)('one that was %s isn’t late', (status) => {
    const order = { status, orderDate, statusSince: '2026-11-21T10:00:00Z' };
    expect(orderAge(order, at('23:00:00')).late).toBe(false);
  });
});
