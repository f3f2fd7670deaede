import { skipToken, useQuery } from '@tanstack/react-query';
import { shopperKey, type Session, sessionApi, useSession } from '#features/session/index.ts';

const POLL_MS = 12_000;

/** The query key of the held payments. */
export function heldPaymentsKey(session: Session) {
  return shopperKey(session, 'held-payments');
}

/** The card payments that need a review, refetched while the page is visible. */
export function useHeldPayments() {
  const session = useSession();
  return useQuery({
    queryKey: heldPaymentsKey(session),
    queryFn:
      typeof session === 'string'
        ? skipToken
        : async ({ signal }) => (await sessionApi('getHeldPayments', undefined, { signal })).data,
    staleTime: 0,
    refetchInterval: POLL_MS,
    // The list of orders below reports failures.
    meta: { isQuiet: () => true },
  });
}

/** The held payment of an order; null if there is none, undefined until known. */
export function useHeldPayment(id: string) {
  const { data } = useHeldPayments();
  return data && (data.find((payment) => payment._id === id) ?? null);
}
