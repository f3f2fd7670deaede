import { skipToken, useQuery } from '@tanstack/react-query';
import { mineKey, type Session, sessionApi, useSession } from '#features/session/index.ts';

const EVERY_MS = 12_000;

export function heldPaymentsKey(session: Session) {
  return mineKey(session, 'held-payments');
}

/** The payments by card that a person has to look at, asked again while the page is seen. */
export function useHeldPayments() {
  const session = useSession();
  return useQuery({
    queryKey: heldPaymentsKey(session),
    queryFn:
      typeof session === 'string'
        ? skipToken
        : async ({ signal }) => (await sessionApi('getHeldPayments', undefined, { signal })).data,
    staleTime: 0,
    refetchInterval: EVERY_MS,
    // The orders beside them say it when nothing comes.
    meta: { isQuiet: () => true },
  });
}

/** The payment of an order where it needs somebody; null where it doesn't, undefined as long as nobody knows. */
export function useHeldPayment(id: string) {
  const { data } = useHeldPayments();
  return data && (data.find((payment) => payment._id === id) ?? null);
}
