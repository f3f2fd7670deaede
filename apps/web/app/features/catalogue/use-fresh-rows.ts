import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** What the query keys of the rows contain; that of the personal row begins with the shopper. */
const ROWS: readonly unknown[] = ['home-row', 'best-sellers', 'buy-again'];

/** The home page's data when the tab's rows were last known to be up to date. */
const lastData = new WeakMap<QueryClient, string>();

/**
 * Refetches the rows near the viewport when the home page's data has changed since they were fetched, also while
 * another page was shown. The others are refetched when they come near. `data` is null while it is loading.
 */
export function useFreshRows(data: object | null): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (data !== null) refetchIfChanged(queryClient, data);
  }, [queryClient, data]);
}

/** Marks all rows as outdated if the data differs from that of the last call. */
export function refetchIfChanged(queryClient: QueryClient, data: object): void {
  const [before, present] = [lastData.get(queryClient), JSON.stringify(data)];
  lastData.set(queryClient, present);
  if (before === undefined || before === present) return;
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey.some((part) => ROWS.includes(part)),
  });
}
