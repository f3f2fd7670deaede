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

/** Suspends or reinstates an account, and then refetches lists and history. Resolves to the server's message. */
export function useChangeAccountStatus() {
  const session = useSession();
  const queryClient = useQueryClient();
  return async ({ _id, status }: WirePerson): Promise<string> => {
    const { message } = await sessionApi(status === 'Suspended' ? 'reinstateUser' : 'suspendUser', { _id });
    await queryClient.invalidateQueries({ queryKey: shopperKey(session) });
    return message;
  };
}

/** Changes a role, and then refetches lists, history and the signed-in user. Resolves to the server's message. */
export function useChangeRole() {
  const session = useSession();
  const queryClient = useQueryClient();
  return async (person: WirePerson, role: Role): Promise<string> => {
    const { message } = await sessionApi('changeRole', { _id: person._id, role });
    await queryClient.invalidateQueries({ queryKey: shopperKey(session) });
    return message;
  };
}

/** Turns off a user's two-step verification, and then refetches lists and history. Resolves to the server's message. */
export function useResetSecondFactor() {
  const session = useSession();
  const queryClient = useQueryClient();
  return async ({ _id }: WirePerson): Promise<string> => {
    const { message } = await sessionApi('resetSecondFactor', { _id });
    await queryClient.invalidateQueries({ queryKey: shopperKey(session) });
    return message;
  };
}
