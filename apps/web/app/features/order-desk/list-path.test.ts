import { expect, test } from 'vitest';
import { listPathOf } from './list-path.ts';

const DESK = '/dashboard/orders';
const listAt = (pathname: string, search: string, state: unknown = null) =>
  listPathOf({ pathname, search, hash: '', state });

test.each([
  ['the order desk', DESK, '?state=delivered&page=2', null, `${DESK}?state=delivered&page=2`],
  ['an order', `${DESK}/1`, '', { list: `${DESK}?q=Asha` }, `${DESK}?q=Asha`],
  ['a pick list', `${DESK}/pick-list`, '?orders=1,2', { list: DESK }, DESK],
  ['an order that was opened by its address', `${DESK}/1`, '', null, DESK],
  ['an order opened from another page', `${DESK}/1`, '', { returnTo: '/cart' }, DESK],
  ['an order with another site as its list', `${DESK}/1`, '', { list: '//evil.example/' }, DESK],
  ['an order with another page as its list', `${DESK}/1`, '', { list: '/dashboard/users' }, DESK],
])('%s leads back to the list', (_, pathname, search, state, list) => {
  expect(listAt(pathname, search, state)).toBe(list);
});
