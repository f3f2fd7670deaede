import { expect, test } from 'vitest';
import { memoryStore } from '#platform/browser-store.ts';
import { LastOpenOrder } from './last-open-order.ts';

const ASHA = { id: '1-1' };
const create = () => {
  const store = memoryStore();
  return new LastOpenOrder(() => store);
};

test('an order is remembered while it is open', () => {
  const last = create();
  last.see(ASHA, 'milk', true);
  expect(last.recall(ASHA)).toBe('milk');
  last.see(ASHA, 'milk', false);
  expect(last.recall(ASHA)).toBeNull();
});

test('of several open orders the last one is remembered, also after an earlier one was delivered', () => {
  const last = create();
  last.see(ASHA, 'milk', true);
  last.see(ASHA, 'bread', true);
  last.see(ASHA, 'milk', false);
  expect(last.recall(ASHA)).toBe('bread');
});

test('another session doesn’t know the order, nor does a visitor', () => {
  const last = create();
  last.see(ASHA, 'milk', true);
  expect(last.recall({ id: '2-1' })).toBeNull();
  expect(last.recall('none')).toBeNull();
  last.see('none', 'bread', true);
  expect(last.recall(ASHA)).toBe('milk');
});
