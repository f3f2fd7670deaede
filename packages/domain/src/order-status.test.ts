import { expect, test } from 'vitest';
import { mayMove, ORDER_STATUSES, type StoredOrderStatus, UNPLACED_STATUSES } from './order-status.ts';

const ALLOWED: readonly (readonly [StoredOrderStatus, StoredOrderStatus])[] = [
  ['awaiting_payment', 'pending'],
  ['awaiting_payment', 'abandoned'],
  ['abandoned', 'pending'],
  ['abandoned', 'cancelled'],
  ['pending', 'processing'],
  ['pending', 'cancelled'],
  ['processing', 'shipped'],
  ['processing', 'cancelled'],
  ['shipped', 'delivered'],
];

const all: readonly StoredOrderStatus[] = [...UNPLACED_STATUSES, ...ORDER_STATUSES];
const pairs = all.flatMap((from) => all.map((to) => [from, to] as const));

test.each(pairs)('%s → %s', (from, to) => {
  const allowed = ALLOWED.some(([first, second]) => first === from && second === to);
  expect(mayMove(from, to)).toBe(allowed);
});
