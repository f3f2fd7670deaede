import { shopperKey, type Session, sessionApi, useSessionQuery } from '#features/session/index.ts';

const KEY = 'held-payments';
const POLL_MS = 12_000;

/** The query key of the held payments. */
export function heldPaymentsKey(session: Session) {
  return shopperKey(session, KEY);
}

/** The card payments that need a review, refetched while the page is visible, and when it becomes visible. */
export function useHeldPayments() {
  return useSessionQuery({
    key: [KEY],
    fetch: async (signal) => (await sessionApi('getHeldPayments', undefined, { signal })).data,
    staleTime: 0,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
    // The list of orders below reports failures.
    meta: { isQuiet: () => true },
  });
}

/** The held payment of an order; null if there is none, undefined until known. */
export function useHeldPayment(id: string) {
  const { data } = useHeldPayments();
  return data && (data.find((payment) => payment._id === id) ?? null);
}
