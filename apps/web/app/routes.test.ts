import { expect, test } from 'vitest';
import { matchRoute } from '#platform/routing/match-route.ts';
import { readRouteData } from '#server/route-data.ts';
import { routeTable } from './routes.ts';

const { routes } = routeTable;

test.each([
  ['/', 'storefront/home', {}],
  ['/search/', 'storefront/search', {}],
  ['/product/Dal-1', 'storefront/product', { product: 'Dal-1' }],
  ['/Atta-1/Besan-2', 'storefront/listing', { category: 'Atta-1', subCategory: 'Besan-2' }],
  // Two parts as a listing's, yet a page of its own.
  ['/dashboard/profile', 'account/profile', {}],
  ['/dashboard/orders/pick-list', 'admin/pick-list', {}],
  ['/dashboard/orders/7', 'admin/order', { orderId: '7' }],
  ['/a/b/c', 'storefront/not-found', { '*': 'a/b/c' }],
])('%s is shown by %s', (path, file, params) => {
  const match = matchRoute(routes, path);
  expect([match.route.file, match.params]).toEqual([file, params]);
});

test.each(routes.flatMap((route) => [route, ...route.frames]))(
  '$file is there, and draws',
  async ({ file }) => {
    expect((await routeTable.load(file)).default).toBeTypeOf('function');
  },
);

test('a page that no address leads to has no file', async () => {
  await expect(async () => routeTable.load('storefront/nowhere')).rejects.toThrow('storefront/nowhere');
});

test('what the server reads for frames and pages is wanted by some', () => {
  const wanted = new Set(routes.flatMap((route) => [route, ...route.frames].map(({ data }) => data)));
  expect(Object.keys(readRouteData).filter((name) => !wanted.has(name))).toEqual([]);
});
