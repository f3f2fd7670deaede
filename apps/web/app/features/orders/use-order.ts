import type { DataOf, ResponseOf, WireOrderDetails } from '@jhola/contract/client';
import { isOpen } from '@jhola/domain';
import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Session, shopperKey, sessionApi, useSession } from '#features/session/index.ts';
import { refetchAfterFailure } from '#platform/refetch-after-failure.ts';
import { setServerClock } from '#platform/server-clock.ts';
import { lastOpenOrder } from './on-its-way/last-open-order.ts';

/** The polling interval while an order, or its payment, can still change and the page is visible. */
export const POLL_MS = 5_000;

/** An order, and the shop's contact. */
export type FollowedOrder = DataOf<'getOrder'> & Pick<ResponseOf<'getOrder'>, 'contact'>;

/** The query key of one of the shopper's orders. */
function orderKey(session: Session, id: string) {
  return shopperKey(session, 'order', id);
}

function orderQuery(session: Session, id: string) {
  return queryOptions({
    queryKey: orderKey(session, id),
    queryFn:
      typeof session === 'string'
        ? skipToken
        : async ({ signal }): Promise<FollowedOrder> => {
            const { data, now, contact } = await sessionApi('getOrder', { _id: id }, { signal });
            setServerClock(now);
            return { ...data, contact };
          },
    staleTime: 0,
    refetchOnWindowFocus: true,
    // The page shows the failure, and continues to poll.
    meta: { isQuiet: () => true },
    refetchInterval: (query) => pollInterval(query.state),
  });
}

/** How long until an order is read again: it can change while it is open, and while its refund is being paid. */
export function pollInterval(state: { data: FollowedOrder | undefined; error: unknown }): number | false {
  const { data } = state;
  const canChange = data && (isOpen(data.status) || data.payment_status === 'REFUND PENDING');
  return canChange ? POLL_MS : refetchAfterFailure({ state });
}

/** One order with all details, polled while it can change. Home shows it from now on, as long as it is open. */
export function useOrder(id: string) {
  const session = useSession();
  const query = useQuery(orderQuery(session, id));
  const { data } = query;
  useEffect(() => {
    if (data) lastOpenOrder.see(session, data._id, isOpen(data.status));
  }, [session, data]);
  return query;
}

/**
 * Shows an order as a response says that it is now, if there is one, and refetches it. A poll that began before is
 * discarded: it could show the earlier status again.
 */
export function showOrderNow(
  queryClient: QueryClient,
  session: Session,
  id: string,
  changed: WireOrderDetails | undefined,
): void {
  const queryKey = orderKey(session, id);
  if (changed) {
    queryClient.setQueryData<FollowedOrder>(queryKey, (before) => before && { ...before, ...changed });
  }
  void queryClient.invalidateQueries({ queryKey });
}
