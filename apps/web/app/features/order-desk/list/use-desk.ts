import type { ResponseOf, WireDeskOrder } from '@jhola/contract/client';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  shopperKey,
  type Session,
  sessionApi,
  useSession,
  useSessionQuery,
} from '#features/session/index.ts';
import { useSearchParams } from '#platform/routing/use-search-params.ts';
import { setServerClock } from '#platform/server-clock.ts';
import { type DeskView, statusesOf, withDeskView } from './desk-view.ts';
import { deskFiguresKey } from './use-desk-figures.ts';

const KEY = 'desk';
const POLL_MS = 4_000;
/** Orders of this age are outdated: several refetches are missing. */
export const OUTDATED_MS = 3 * POLL_MS;

/** The prefix of the query keys of the order desk. */
function deskKey(session: Session) {
  return shopperKey(session, KEY);
}

/**
 * The orders of the order desk, refetched every few seconds while the page is visible. Goes to the last page if the one
 * in the URL has no orders any more.
 */
export function useDesk({ state, search, page }: DeskView) {
  const status = statusesOf(state).join(',');
  const query = useSessionQuery({
    key: [KEY, status, search.trim(), page],
    fetch: async (signal) => {
      const response = await sessionApi('getDeskOrders', { status, search: search.trim(), page }, { signal });
      setServerClock(response.now);
      return response;
    },
    staleTime: 0,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
  const last = Math.max(1, query.data?.totalNoPage ?? 1);
  const isBeyond = !query.isPlaceholderData && query.data !== undefined && page > last;
  const [, setParams] = useSearchParams();
  // The last page's orders have all moved on.
  useEffect(() => {
    if (isBeyond) setParams((before) => withDeskView(before, { page: last }), { replace: true });
  }, [isBeyond, last, setParams]);
  return query;
}

/** Updates some orders in the cache before the server's next response, and refetches. */
export function useDeskChange() {
  const queryClient = useQueryClient();
  const session = useSession();
  const queryKey = deskKey(session);
  return (ids: readonly string[], change: Partial<WireDeskOrder>) => {
    queryClient.setQueriesData<ResponseOf<'getDeskOrders'>>({ queryKey }, (desk) =>
      desk === undefined
        ? undefined
        : {
            ...desk,
            data: desk.data.map((order) => (ids.includes(order._id) ? { ...order, ...change } : order)),
          },
    );
    void queryClient.invalidateQueries({ queryKey: deskFiguresKey(session) });
    return queryClient.invalidateQueries({ queryKey });
  };
}
