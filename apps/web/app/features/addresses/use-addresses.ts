import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { shopperKey, type Session, sessionApi, useSession } from '#features/session/index.ts';

/** The saved addresses, without removed ones, newest first. */
export function useAddresses() {
  const session = useSession();
  return useQuery({
    queryKey: addressesKey(session),
    queryFn:
      typeof session === 'string'
        ? skipToken
        : async ({ signal }) => (await sessionApi('getAddresses', undefined, { signal })).data,
    // The page itself reports that they are missing, and offers a retry.
    meta: { isQuiet: () => true },
    select: (addresses) => addresses.filter(({ status }) => status),
  });
}

/** Refetches the saved addresses; resolves when they have loaded or failed. */
export async function reloadAddresses(queryClient: QueryClient, session: Session): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: addressesKey(session) });
}

function addressesKey(session: Session) {
  return shopperKey(session, 'addresses');
}
