import type { WirePerson } from '@jhola/contract/client';
import { keepPreviousData, skipToken, useInfiniteQuery } from '@tanstack/react-query';
import { useRefetching } from '#features/admin/index.ts';
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

/** Calls that change an account; they refetch lists, history and the signed-in user, and resolve to the server's message. */
export function useAccountCalls() {
  const refetching = useRefetching();
  return {
    /** Suspends or reinstates the account. */
    changeStatus: ({ _id, status }: WirePerson) =>
      refetching(sessionApi(status === 'Suspended' ? 'reinstateUser' : 'suspendUser', { _id })),
    changeRole: ({ _id }: WirePerson, role: Role) => refetching(sessionApi('changeRole', { _id, role })),
    /** Turns off the user's two-step verification. */
    resetSecondFactor: ({ _id }: WirePerson) => refetching(sessionApi('resetSecondFactor', { _id })),
  };
}
