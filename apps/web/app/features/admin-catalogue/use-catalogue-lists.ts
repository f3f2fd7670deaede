import { useQuery, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { publicApi } from '#platform/api.ts';

const KEY = 'admin-catalogue';

/** The prefix of the query keys of everything that admin pages read of the catalogue. */
export function adminKey(...what: readonly (string | number)[]) {
  return [KEY, ...what] as const;
}

/** All categories, sorted by name, uncached. */
export function useCategories() {
  return useQuery({
    queryKey: adminKey('categories'),
    queryFn: async ({ signal }) => (await publicApi('getCategories', undefined, { signal })).data,
    // Pages and forms report that they are missing, and offer a retry.
    meta: { isQuiet: () => true },
    staleTime: 0,
  });
}

/** All sub-categories with their categories, sorted by name, uncached. */
export function useSubCategories() {
  return useQuery({
    queryKey: adminKey('sub-categories'),
    queryFn: async ({ signal }) => (await publicApi('getSubCategories', undefined, { signal })).data,
    staleTime: 0,
  });
}

/** What a query has loaded for the part of the page that uses it; undefined while that is older, or unknown. */
export function loadedNow<Data>(query: UseQueryResult<Data>): Data | undefined {
  return query.isFetchedAfterMount ? query.data : undefined;
}

/** Refetches what admin pages show, after a change to the catalogue. */
export function useReloadLists(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: adminKey() });
}
