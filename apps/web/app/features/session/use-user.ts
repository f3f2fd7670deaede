import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { shopperKey } from './shopper-key.ts';
import { sessionApi } from './session-api.ts';
import type { Session } from './session-store.ts';
import { useSession } from './use-session.ts';

/** The signed-in user's record; fetched only if there is a session. */
export function userQuery(session: Session) {
  return queryOptions({
    queryKey: shopperKey(session, 'user'),
    queryFn:
      typeof session === 'string'
        ? skipToken
        : async ({ signal }) => (await sessionApi('userDetails', undefined, { signal })).data,
  });
}

/** The signed-in user's record; `data` is undefined for visitors, and until it has loaded. */
export function useUser() {
  return useQuery(userQuery(useSession()));
}
