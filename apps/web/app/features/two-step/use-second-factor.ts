import { useQueryClient } from '@tanstack/react-query';
import { sessionApi, shopperKey, useSession, useSessionQuery } from '#features/session/index.ts';

/** The state of the account's two-step verification. */
export function useSecondFactor() {
  return useSessionQuery({
    key: ['second-factor'],
    fetch: async (signal) => (await sessionApi('getSecondFactor', undefined, { signal })).data,
    staleTime: 0,
  });
}

/** Refetches all data of the account: calls that were refused without a second factor succeed now. */
export function useRefreshAccount() {
  const session = useSession();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: shopperKey(session) });
}
