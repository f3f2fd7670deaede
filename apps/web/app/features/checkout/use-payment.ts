import type { DataOf } from '@jhola/contract/client';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reloadCart } from '#features/cart/index.ts';
import { paymentKey } from '#features/paying/index.ts';
import { reloadOrders } from '#features/orders/index.ts';
import { sessionStore, visitorApi } from '#features/session/index.ts';
import { statusOf } from '#platform/status-of.ts';

const POLL_MS = 2_000;

/**
 * A payment's state on the server, polled until the outcome is known. Needs no session, so that it works if the login
 * expired while the shopper was paying. Then refetches cart and orders.
 */
export function usePayment(sessionId: string | null) {
  const queryClient = useQueryClient();
  const payment = useQuery({
    queryKey: paymentKey(sessionId),
    queryFn:
      sessionId === null
        ? skipToken
        : async ({ signal }) => (await visitorApi('getPayment', { session_id: sessionId }, { signal })).data,
    refetchInterval: ({ state }) => {
      // There is no such payment, and there won't be.
      if (statusOf(state.error) === 404) return false;
      return state.data === undefined || state.data.state === 'confirming' ? POLL_MS : false;
    },
    staleTime: 0,
    // The page shows the state, and continues to poll.
    meta: { isQuiet: () => true },
  });
  const state = payment.data?.state;
  useEffect(() => {
    if (state === undefined || state === 'confirming') return;
    const session = sessionStore.current();
    void reloadCart(queryClient, session);
    void reloadOrders(queryClient, session);
  }, [state, queryClient]);
  return payment;
}

/** The outcome of the payment for which this tab left the shop; undefined until the server has ended it. */
export function useAbandonedPayment(sessionId: string | null): DataOf<'getPayment'> | undefined {
  return useQuery<DataOf<'getPayment'>>({ queryKey: paymentKey(sessionId), queryFn: skipToken }).data;
}
