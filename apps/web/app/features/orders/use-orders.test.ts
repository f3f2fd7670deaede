import { expect, test } from 'vitest';
import { ordersOf } from './use-orders.ts';

test('an order that an order placed since has moved to the next page is listed once', () => {
  const pages = [['d', 'c'], ['c', 'b'], ['a']].map((ids) => ({ data: ids.map((_id) => ({ _id })) }));
  expect(ordersOf({ pages }).map(({ _id }) => _id)).toEqual(['d', 'c', 'b', 'a']);
});
