import type { WirePerson } from '@jhola/contract/client';
import { keepPreviousData, skipToken, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { shopperKey, type Session, sessionApi, useSession } from '#features/session/index.ts';

export type Role = WirePerson['role'];

export type UserFilter = { readonly search: string; readonly role?: Role };

const PAGE_SIZE = 25;

function usersKey(session: Session) {
  return shopperKey(session, 'users');
}

/** Accounts that match, the newest first, page by page; the previous result stays until the next has loaded. */
export function useUsers(filter: UserFilter) {
  const session = useSession();
  return useInfiniteQuery({
    queryKey: [...usersKey(session), filter],
    queryFn:
      typeof session === 'string'
        ? skipToken
        : ({ pageParam, signal }) =>
            sessionApi('listUsers', { ...filter, after: pageParam, limit: PAGE_SIZE }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/**
 * Calls that change an account. Each then refetches lists, history and the signed-in user, also after a failure: somebody
 * else may have changed or deleted the account, or the response was lost. They resolve to the server's message.
 */
export function useAccountCalls() {
  const session = useSession();
  const queryClient = useQueryClient();
  const refetch = () => queryClient.invalidateQueries({ queryKey: shopperKey(session) });
  const refetching = async (call: Promise<{ readonly message: string }>): Promise<string> => {
    const { message } = await call.catch((error: unknown) => {
      // Not awaited: without a network it would take until that is back.
      void refetch();
      throw error;
    });
    await refetch();
    return message;
  };
  return {
    /** Suspends or reinstates the account. */
    changeStatus: ({ _id, status }: WirePerson) =>
      refetching(sessionApi(status === 'Suspended' ? 'reinstateUser' : 'suspendUser', { _id })),
    changeRole: ({ _id }: WirePerson, role: Role) => refetching(sessionApi('changeRole', { _id, role })),
    /** Turns off the user's two-step verification. */
    resetSecondFactor: ({ _id }: WirePerson) => refetching(sessionApi('resetSecondFactor', { _id })),
  };
}
