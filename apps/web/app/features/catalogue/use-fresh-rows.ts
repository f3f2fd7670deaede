import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The versions of home's rows: of the best sellers, and of the other rows by category id. */
type RowVersions = { readonly best: string; readonly categories: Readonly<Record<string, string>> };

/** What home's data says about its rows. In a document, only `version`, which changes with each of the others. */
export type HomeVersions = { readonly version?: string; readonly rowVersions?: RowVersions };

/** What was said when the tab's rows were last known to be up to date. */
const known = new WeakMap<QueryClient, HomeVersions>();

/**
 * Refetches the rows near the viewport that have changed since they were fetched, also while another page was shown. The
 * others are refetched when they come near. The version is undefined while home is loading.
 */
export function useFreshRows({ version, rowVersions }: HomeVersions): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (version !== undefined) refetchChanged(queryClient, { version, ...(rowVersions && { rowVersions }) });
  }, [queryClient, version, rowVersions]);
}

/**
 * Marks the rows as outdated that have changed since the last call, with any of them the personal row; all rows, if the
 * versions of each aren't known.
 */
export function refetchChanged(queryClient: QueryClient, present: HomeVersions): void {
  const last = known.get(queryClient);
  const isSame = last?.version === present.version;
  if (!isSame || present.rowVersions) known.set(queryClient, present);
  if (isSame || last === undefined) return;
  const [before, now] = [last.rowVersions, present.rowVersions];
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => {
      const [row, id] = queryKey;
      if (row === 'best-sellers') return !before || before.best !== now?.best;
      if (row === 'home-row') return !before || before.categories[String(id)] !== now?.categories[String(id)];
      return queryKey.includes('buy-again');
    },
  });
}
