import type { DataOf } from '@jhola/contract/client';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartKey } from '#features/cart/index.ts';
import { paymentKey } from '#features/paying/index.ts';
import { reloadOrders } from '#features/orders/index.ts';
import { sessionStore, visitorApi } from '#features/session/index.ts';

const ASK_EVERY_MS = 2_000;

/**
 * How a payment stands by the server, asked again until that is known. Needs no session: one that ended while its
 * shopper was paying takes nothing away. Once it is known, cart and orders are fetched anew.
 */
export function usePayment(sessionId: string | null) {
  const queryClient = useQueryClient();
  const payment = useQuery({
    queryKey: paymentKey(sessionId),
    queryFn:
      sessionId === null
        ? skipToken
        : async ({ signal }) => (await visitorApi('getPayment', { session_id: sessionId }, { signal })).data,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === 'confirming' ? ASK_EVERY_MS : false,
    staleTime: 0,
    // The page says how it stands, and goes on asking.
    meta: { isQuiet: () => true },
  });
  const state = payment.data?.state;
  useEffect(() => {
    if (state === undefined || state === 'confirming') return;
    const session = sessionStore.current();
    void queryClient.invalidateQueries({ queryKey: cartKey(session) });
    void reloadOrders(queryClient, session);
  }, [state, queryClient]);
  return payment;
}

/** How a payment ended that this tab came back from; undefined until the server has ended it. */
export function useAbandonedPayment(sessionId: string | null): DataOf<'getPayment'> | undefined {
  return useQuery<DataOf<'getPayment'>>({ queryKey: paymentKey(sessionId), queryFn: skipToken }).data;
}
