import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { cartQuery } from './cart-query.ts';
import { openCartStore } from './store/open-cart-store.ts';
import { MILK } from './store/testing/milk.ts';
import { respondLater } from './store/testing/respond-later.ts';
import { visitorCart } from './store/visitor-cart.ts';

const publicApi = vi.hoisted(() => vi.fn());
vi.mock('#platform/api.ts', () => ({ publicApi }));
vi.mock('#features/session/index.ts', () => ({
  sessionApi: vi.fn(),
  shopperKey: (session: string, what: string) => ['mine', session, what],
}));
vi.mock('#ui/toast.ts', () => ({ toast: { success: vi.fn() } }));
vi.stubGlobal('window', { localStorage: undefined });

beforeEach(() => {
  visitorCart.write([{ lineId: null, product: MILK, quantity: 1, priceWhenAdded: 30 }]);
});

const BREAD = { ...MILK, _id: '01jd0000000000000000000001', name: 'Bread' };

test('a visitor’s cart gets current prices, also if something is added while they are loading', async () => {
  const { promise, resolve: respond } = respondLater();
  publicApi.mockReturnValue(promise);
  const queryClient = new QueryClient();
  const cart = cartQuery(queryClient, 'none');
  const loaded = queryClient.fetchQuery(cart).catch((error: unknown) => error);
  openCartStore(queryClient, 'none').setQuantity(BREAD, 1);
  respond({ data: { ...MILK, price: 32, category: [], subCategory: [] } });
  await loaded;
  const prices = queryClient.getQueryData(cart.queryKey)?.map(({ product }) => [product.name, product.price]);
  expect(prices).toEqual([
    ['Milk', 32],
    ['Bread', 30],
  ]);
  expect(visitorCart.read().map(({ product }) => product.price)).toEqual([32, 30]);
});

test('a change of a visitor’s cart doesn’t make the prices of its other lines count as current', async () => {
  publicApi.mockResolvedValue({ data: { ...MILK, category: [], subCategory: [] } });
  const queryClient = new QueryClient();
  const cart = cartQuery(queryClient, 'none');
  await queryClient.fetchQuery(cart);
  const loadedAt = queryClient.getQueryState(cart.queryKey)?.dataUpdatedAt ?? 0;
  vi.setSystemTime(loadedAt + 60_000);
  openCartStore(queryClient, 'none').setQuantity(BREAD, 1);
  vi.useRealTimers();
  expect(queryClient.getQueryData(cart.queryKey)).toHaveLength(2);
  expect(queryClient.getQueryState(cart.queryKey)?.dataUpdatedAt).toBe(loadedAt);
});
