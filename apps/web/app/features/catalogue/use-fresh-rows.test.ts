import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
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
