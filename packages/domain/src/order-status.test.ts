import { expect, test } from 'vitest';
import { mayMove, ORDER_STATUSES, type OrderStatus } from './order-status.ts';

const ALLOWED: readonly (readonly [OrderStatus, OrderStatus])[] = [
  ['pending', 'processing'],
  ['pending', 'cancelled'],
  ['processing', 'shipped'],
  ['processing', 'cancelled'],
  ['shipped', 'delivered'],
];

const pairs = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const));

test.each(pairs)('%s → %s', (from, to) => {
  const allowed = ALLOWED.some(([first, second]) => first === from && second === to);
  expect(mayMove(from, to)).toBe(allowed);
});
