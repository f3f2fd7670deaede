import type { WireSession } from '@jhola/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { sessionApi, shopperKey, useSession, useSessionQuery } from '#features/session/index.ts';

/** The account's sessions: this one first, then the others by their last use. */
export function useSessions() {
  return useSessionQuery({
    key: ['sessions'],
    fetch: async (signal) => (await sessionApi('listSessions', undefined, { signal })).data,
    staleTime: 0,
  });
}

/** Refetches the list of sessions. */
export function useRefreshSessions() {
  const session = useSession();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: shopperKey(session, 'sessions') });
}

/**
 * Logs out one session and refetches the list, even if the session had already ended. Resolves to the server's message.
 */
export function useEndSession() {
  const refresh = useRefreshSessions();
  return async ({ _id }: WireSession): Promise<string> => {
    try {
      return (await sessionApi('endSession', { _id })).message;
    } finally {
      await refresh();
    }
  };
}
