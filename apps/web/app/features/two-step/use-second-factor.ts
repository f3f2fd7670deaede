import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { sessionApi, shopperKey, useSession } from '#features/session/index.ts';

/** The state of the account's two-step verification. */
export function useSecondFactor() {
  const session = useSession();
  return useQuery({
    queryKey: shopperKey(session, 'second-factor'),
    queryFn:
      typeof session === 'string'
        ? skipToken
        : async ({ signal }) => (await sessionApi('getSecondFactor', undefined, { signal })).data,
    staleTime: 0,
  });
}

/** Refetches all data of the account: calls that were refused without a second factor succeed now. */
export function useRefreshAccount() {
  const session = useSession();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: shopperKey(session) });
}
