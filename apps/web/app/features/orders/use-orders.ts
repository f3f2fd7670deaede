import { isOpen } from '@jhola/domain';
import { infiniteQueryOptions, type QueryClient, skipToken, useInfiniteQuery } from '@tanstack/react-query';
import { shopperKey, type Session, sessionApi, useSession } from '#features/session/index.ts';
import { refetchAfterFailure } from '#platform/refetch-after-failure.ts';
import { FOLLOW_MS } from './use-order.ts';

const PAGE_SIZE = 20;

export function ordersKey(session: Session) {
  return shopperKey(session, 'orders');
}

function ordersQuery(session: Session) {
  return infiniteQueryOptions({
    queryKey: ordersKey(session),
    queryFn:
      typeof session === 'string'
        ? skipToken
        : ({ pageParam, signal }) =>
            sessionApi('getOrders', { page: pageParam, limit: PAGE_SIZE }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    // The page shows that they are missing; the browser's console has the failed call.
    meta: { isQuiet: () => true },
    refetchInterval: (query) => {
      const orders = query.state.data?.pages.flatMap((page) => page.data) ?? [];
      return orders.some((order) => isOpen(order.status)) ? FOLLOW_MS : refetchAfterFailure(query);
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, totalNoPage }) => (page < totalNoPage ? page + 1 : undefined),
  });
}

/** The shopper's orders, newest first, page by page; followed while one of them is under way. */
export function useOrders() {
  return useInfiniteQuery(ordersQuery(useSession()));
}

/** Fetches the orders anew, seen or not: who goes there next finds them. */
export async function reloadOrders(queryClient: QueryClient, session: Session): Promise<void> {
  if (typeof session === 'string') return;
  // An answer that is on its way was made before what there is to reload for.
  await queryClient.cancelQueries({ queryKey: ordersKey(session) });
  await queryClient.prefetchInfiniteQuery(ordersQuery(session));
}
