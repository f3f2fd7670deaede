import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { type Session, sessionApi, shopperKey, useSession } from '#features/session/index.ts';
import { hasNotFailed } from '#platform/has-not-failed.ts';

const FRESH_MS = 60_000;

/** The query of the shopper's stock alerts. */
export function alertsQuery(session: Session) {
  return queryOptions({
    queryKey: shopperKey(session, 'stock-alerts'),
    queryFn:
      typeof session === 'string'
        ? skipToken
        : async ({ signal }) => (await sessionApi('getBackInStock', undefined, { signal })).data,
    staleTime: FRESH_MS,
    // Another tab may have changed them.
    refetchOnWindowFocus: 'always',
    // The page of alerts shows the failure; alerts can still be added.
    meta: { isQuiet: () => true },
  });
}

/** The shopper's stock alerts, newest first. */
export function useStockAlerts() {
  return useQuery({ ...alertsQuery(useSession()), enabled: hasNotFailed });
}
