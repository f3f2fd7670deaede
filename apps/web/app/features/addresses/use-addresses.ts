import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { mineKey, type Session, sessionApi, useSession } from '#features/session/index.ts';

/** The saved addresses that are in use (removed ones are hidden), newest first. */
export function useAddresses() {
  const session = useSession();
  return useQuery({
    queryKey: addressesKey(session),
    queryFn:
      typeof session === 'string'
        ? skipToken
        : async ({ signal }) => (await sessionApi('getAddresses', undefined, { signal })).data,
    // The page shows that they are missing, and offers another try.
    meta: { isQuiet: () => true },
    select: (addresses) => addresses.filter(({ status }) => status),
  });
}

/** Fetches the saved addresses again; resolves when they are there, or couldn't be had. */
export async function reloadAddresses(queryClient: QueryClient, session: Session): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: addressesKey(session) });
}

function addressesKey(session: Session) {
  return mineKey(session, 'addresses');
}
