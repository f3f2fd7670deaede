import type { InputOf } from '@jhola/contract/client';
import { skipToken, useInfiniteQuery } from '@tanstack/react-query';
import { shopperKey, sessionApi, useSession } from '#features/session/index.ts';

export type ChangeFilter = Omit<InputOf<'listChanges'>, 'after' | 'limit'>;

/** Changes by admins, the newest first, page by page; always refetched, because each action adds one. */
export function useChanges(filter: ChangeFilter, { wanted = true, limit = 30 } = {}) {
  const session = useSession();
  return useInfiniteQuery({
    queryKey: [...shopperKey(session, 'changes'), filter, limit],
    queryFn:
      typeof session === 'string' || !wanted
        ? skipToken
        : ({ pageParam, signal }) =>
            sessionApi('listChanges', { ...filter, after: pageParam, limit }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
}
