import { isOpen } from '@jhola/domain';
import { infiniteQueryOptions, type QueryClient, skipToken, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shopperKey, type Session, sessionApi, useSession } from '#features/session/index.ts';
import { refetchAfterFailure } from '#platform/refetch-after-failure.ts';
import { lastOpenOrder } from './on-its-way/last-open-order.ts';
import { POLL_MS } from './use-order.ts';

const PAGE_SIZE = 20;

/** The query key of the shopper's orders. */
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
    // The page shows the failure; the browser's console has the failed request.
    meta: { isQuiet: () => true },
    refetchInterval: (query) => {
      const orders = query.state.data?.pages.flatMap((page) => page.data) ?? [];
      return orders.some((order) => isOpen(order.status)) ? POLL_MS : refetchAfterFailure(query);
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, totalNoPage }) => (page < totalNoPage ? page + 1 : undefined),
  });
}

/**
 * The orders of all loaded pages, each once: an order that was placed since moves the last one of a page to the next
 * page.
 */
export function ordersOf<Order extends { readonly _id: string }>({
  pages,
}: {
  readonly pages: readonly { readonly data: readonly Order[] }[];
}): Order[] {
  return [...new Map(pages.flatMap(({ data }) => data.map((order) => [order._id, order]))).values()];
}

/**
 * The shopper's orders, newest first, page by page; polled while one of them is open. Home shows the newest open one from
 * now on.
 */
export function useOrders() {
  const session = useSession();
  const query = useInfiniteQuery({ ...ordersQuery(session), select: ordersOf });
  const { data } = query;
  useEffect(() => {
    for (const { _id, status } of data?.toReversed() ?? []) lastOpenOrder.see(session, _id, isOpen(status));
  }, [session, data]);
  return query;
}

/** Refetches the orders, whether or not they are shown, so that the next visit finds them. */
export async function reloadOrders(queryClient: QueryClient, session: Session): Promise<void> {
  if (typeof session === 'string') return;
  // A request in progress may have been answered before the change: cancel it.
  await queryClient.cancelQueries({ queryKey: ordersKey(session) });
  await queryClient.prefetchInfiniteQuery(ordersQuery(session));
}
