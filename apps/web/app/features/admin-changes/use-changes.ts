import type { InputOf } from '@jhola/contract/client';
import { keepPreviousData, skipToken, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { shopperKey, sessionApi, useSession } from '#features/session/index.ts';

const KEY = 'changes';

export type ChangeFilter = Omit<InputOf<'listChanges'>, 'after' | 'limit'>;

/**
 * Changes by admins, the newest first, page by page; always refetched, because each action adds one. Those of the
 * previous filter stay until the next have loaded.
 */
export function useChanges(filter: ChangeFilter, { wanted = true, limit = 30 } = {}) {
  const session = useSession();
  return useInfiniteQuery({
    queryKey: [...shopperKey(session, KEY), filter, limit],
    queryFn:
      typeof session === 'string' || !wanted
        ? skipToken
        : ({ pageParam, signal }) =>
            sessionApi('listChanges', { ...filter, after: pageParam, limit }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Returns a function that refetches the changes on the screen. Call it after an action that has added one. */
export function useRefetchChanges(): () => void {
  const session = useSession();
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: shopperKey(session, KEY) });
}
