import { expect, test } from 'vitest';
import {
  FORWARD_STATUSES,
  isOpen,
  isUnfulfilled,
  mayMove,
  nextStatus,
  ORDER_STATUSES,
  SOLD_STATUSES,
  type StoredOrderStatus,
  UNPLACED_STATUSES,
} from './order-status.ts';

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
  ['shipped', 'undelivered'],
];

const all: readonly StoredOrderStatus[] = [...UNPLACED_STATUSES, ...ORDER_STATUSES];
const pairs = all.flatMap((from) => all.map((to) => [from, to] as const));

test.each(pairs)('%s → %s', (from, to) => {
  const allowed = ALLOWED.some(([first, second]) => first === from && second === to);
  expect(mayMove(from, to)).toBe(allowed);
});

test('each step to delivery is a legal move; an order is open until the last', () => {
  const way = [];
  for (let at = nextStatus('pending'); at !== null; at = nextStatus(at)) way.push(at);
  expect(way).toEqual(['processing', 'shipped', 'delivered']);
  expect(FORWARD_STATUSES).toEqual(way);
  for (const status of ORDER_STATUSES) {
    const next = nextStatus(status);
    expect(isOpen(status)).toBe(next !== null);
    if (next !== null) expect(mayMove(status, next)).toBe(true);
  }
});

test('every order is either a sale or ended without the customer getting it', () => {
  for (const status of ORDER_STATUSES) {
    expect(SOLD_STATUSES.some((sold) => sold === status)).toBe(!isUnfulfilled(status));
  }
});
