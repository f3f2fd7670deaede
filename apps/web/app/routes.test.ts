import { expect, test } from 'vitest';
import { matchRoute } from '#platform/routing/match-route.ts';
import type { RouteModule } from '#platform/routing/route.ts';
import { readFrameData, readPageData } from '#server/route-data.ts';
import { type Page, routeTable } from './routes.ts';

test.each([
  ['/', 'home', {}],
  ['/search/', 'search', {}],
  ['/Search', 'search', {}],
  ['/product/Dal-1', 'product', { product: 'Dal-1' }],
  ['/product/Dal%20%26-1', 'product', { product: 'Dal &-1' }],
  ['/product/100%-1', 'product', { product: '100%-1' }],
  ['/Atta-1/Besan-2', 'listing', { category: 'Atta-1', subCategory: 'Besan-2' }],
  // Two segments, like a listing's path, but a page of its own.
  ['/dashboard/profile', 'profile', {}],
  ['/dashboard/two-step', 'two-step', {}],
  ['/dashboard/orders/pick-list', 'pick-list', {}],
  ['/dashboard/orders/7', 'order', { orderId: '7' }],
  ['/privacy', 'privacy', {}],
  ['/a/b/c', 'not-found', {}],
  ['/cartons', 'not-found', {}],
])('%s is shown by %s', (path, name, params) => {
  const match = matchRoute(routeTable, path);
  expect([match.route.name, match.params]).toEqual([name, params]);
});

test('no page’s path matches an earlier page', () => {
  const taken = routeTable
    .filter(({ path }) => path !== '*')
    .filter((route) => {
      const [path = ''] = route.path.split('?');
      return matchRoute(routeTable, path.replaceAll(/:\w+/g, 'x')).route !== route;
    });
  expect(taken).toEqual([]);
});

const files = import.meta.glob<RouteModule>('./routes/*/*.tsx');
const parts = new Map(
  routeTable.flatMap((route) => [route, ...route.frames]).map((part) => [part.name, part]),
);

test.each([...parts.values()])('$name is rendered by the one file of its name', async ({ name, load }) => {
  const found = Object.keys(files).filter((path) => path.endsWith(`/${name}.tsx`));
  expect(found).toHaveLength(1);
  expect(await load()).toBe(await files[found[0] ?? '']?.());
});

test('every file of routes has a page', () => {
  expect(Object.keys(files)).toHaveLength(parts.size);
});

test('every page or frame uses the data that the server reads for it', () => {
  for (const name of Object.keys(readPageData))
    expect(routeTable).toContainEqual(expect.objectContaining({ name }));
  for (const name of Object.keys(readFrameData)) expect([...parts.keys()]).toContain(name);
  const withData = [...parts.values()].filter(({ hasData }) => hasData).map(({ name }) => name);
  expect(withData.toSorted()).toEqual(
    [...Object.keys(readPageData), ...Object.keys(readFrameData)].toSorted(),
  );
});

test('the compiler ties a page to its data', () => {
  const inNothing: { frames: [] } = { frames: [] };
  const neverRun = (ofProduct: Parameters<typeof readPageData.product>[0]) => {
    const pages: { readonly [Name in 'home' | 'search' | 'cart' | 'my-orders']: Page<Name> } = {
      // @ts-expect-error: the search page can't be drawn from what is read for the home page
      home: { ...inNothing, load: () => import('./routes/storefront/search.tsx'), hasData: true },
      // @ts-expect-error: data is read for the search page, so the browser must ask for it
      search: { ...inNothing, load: () => import('./routes/storefront/search.tsx') },
      // @ts-expect-error: nothing is read for the cart
      cart: { ...inNothing, load: () => import('./routes/checkout/cart.tsx'), hasData: true },
      // @ts-expect-error: the path of My Orders has no parameter
      'my-orders': { ...inNothing, load: () => import('./routes/account/my-order.tsx') },
    };
    // @ts-expect-error: the home page can't be drawn from what the search page's reader reads
    const readers: typeof readPageData = { ...readPageData, home: readPageData.search };
    // @ts-expect-error: a listing's path has other parameters than a product's
    void readPageData.listing(ofProduct);
    return [pages, readers];
  };
  expect(neverRun).toBeTypeOf('function');
});
