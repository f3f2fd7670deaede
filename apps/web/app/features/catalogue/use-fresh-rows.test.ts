import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { shopperKey } from '#features/session/index.ts';
import { refetchIfChanged } from './use-fresh-rows.ts';

/** A tab with one row near the viewport, whose products are fetched by `near`, and one that isn't. */
async function openTab() {
  const queryClient = new QueryClient();
  const [near, far] = [vi.fn<() => Promise<string[]>>(), vi.fn<() => Promise<string[]>>()];
  const observe = (id: string, queryFn: typeof near, enabled: boolean) =>
    new QueryObserver(queryClient, { queryKey: ['home-row', id], queryFn, enabled, staleTime: Infinity });
  near.mockResolvedValue(['milk']);
  far.mockResolvedValue(['soap']);
  observe('near', near, true).subscribe(() => undefined);
  const farRow = observe('far', far, true);
  farRow.subscribe(() => undefined);
  await vi.waitFor(() => expect(far).toHaveBeenCalledOnce());
  farRow.destroy();
  return { queryClient, near, far, scrollTo: () => observe('far', far, true).subscribe(() => undefined) };
}

test('the personal row is refetched too, and nothing else', async () => {
  const queryClient = new QueryClient();
  const read = { again: vi.fn<() => Promise<string[]>>(), cart: vi.fn<() => Promise<string[]>>() };
  const observe = (what: string, queryFn: typeof read.again) => {
    queryFn.mockResolvedValue([]);
    const queryKey = shopperKey({ id: 'session' }, what);
    new QueryObserver(queryClient, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => undefined);
  };
  observe('buy-again', read.again);
  observe('cart', read.cart);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  refetchIfChanged(queryClient, { version: '1' });
  refetchIfChanged(queryClient, { version: '2' });
  expect(read.again).toHaveBeenCalledTimes(2);
  expect(read.cart).toHaveBeenCalledOnce();
});

test('rows are refetched when the page’s data has changed, those that aren’t shown when they are', async () => {
  const { queryClient, near, far, scrollTo } = await openTab();
  refetchIfChanged(queryClient, { version: 1 });
  refetchIfChanged(queryClient, { version: 1 });
  expect(near).toHaveBeenCalledOnce();
  refetchIfChanged(queryClient, { version: 2 });
  expect(near).toHaveBeenCalledTimes(2);
  expect(far).toHaveBeenCalledOnce();
  scrollTo();
  await vi.waitFor(() => expect(far).toHaveBeenCalledTimes(2));
});
