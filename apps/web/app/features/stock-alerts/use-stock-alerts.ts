import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { type Session, sessionApi, shopperKey, useSession } from '#features/session/index.ts';

const FRESH_MS = 60_000;

export function alertsQuery(session: Session) {
  return queryOptions({
    queryKey: shopperKey(session, 'stock-alerts'),
    queryFn:
      typeof session === 'string'
        ? skipToken
        : async ({ signal }) => (await sessionApi('getBackInStock', undefined, { signal })).data,
    staleTime: FRESH_MS,
    // The page of the alerts says that they are missing; a product can still be asked for.
    meta: { isQuiet: () => true },
  });
}

/** The products about which the shopper waits to be told, newest request first. */
export function useStockAlerts() {
  return useQuery({ ...alertsQuery(useSession()), retryOnMount: false });
}
