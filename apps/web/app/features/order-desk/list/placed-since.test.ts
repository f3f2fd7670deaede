import { expect, test } from 'vitest';
import { placedSince } from './placed-since.ts';

const order = (_id: string, time: string) => ({ _id, orderDate: `2026-11-21T${time}.000Z` });
/** A response of half past six with these orders. */
const earlier = (...ids: string[]) => ({ at: '2026-11-21T06:30:00.000Z', ids: new Set(ids) });
const idsOf = (orders: readonly { readonly _id: string }[]) => orders.map(({ _id }) => _id);

test('an order that was placed after the earlier response is new', () => {
  const orders = [order('a', '06:20:00'), order('b', '06:30:02')];
  expect(idsOf(placedSince(orders, earlier('a')))).toEqual(['b']);
});

test('one that was being placed during it is new, once', () => {
  const orders = [order('a', '06:29:59')];
  expect(idsOf(placedSince(orders, earlier()))).toEqual(['a']);
  expect(idsOf(placedSince(orders, earlier('a')))).toEqual([]);
});

test('one that comes from the next page, or from another state, is not new', () => {
  const orders = [order('a', '06:20:00'), order('b', '06:25:00')];
  expect(idsOf(placedSince(orders, earlier('a')))).toEqual([]);
});
