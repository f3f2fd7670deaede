import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartKey } from '#features/cart/index.ts';
import { reloadOrders } from '#features/orders/index.ts';
import { sessionStore, visitorApi } from '#features/session/index.ts';

const ASK_EVERY_MS = 2_000;

/**
 * How a payment stands by the server; while it is awaited, asked again until that is known. Needs no session: one that ended while its
 * shopper was paying takes nothing away. Once it is known, cart and orders are fetched anew.
 */
export function usePayment(sessionId: string | null, isAwaited = true) {
  const queryClient = useQueryClient();
  const payment = useQuery({
    queryKey: ['payment', sessionId],
    queryFn:
      sessionId === null
        ? skipToken
        : async ({ signal }) => (await visitorApi('getPayment', { session_id: sessionId }, { signal })).data,
    refetchInterval: ({ state }) =>
      isAwaited && (state.data === undefined || state.data.state === 'confirming') ? ASK_EVERY_MS : false,
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
