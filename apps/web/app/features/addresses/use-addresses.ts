import { skipToken, useQuery } from '@tanstack/react-query';
import { mineKey, sessionApi, useSession } from '#features/session/index.ts';

/** The saved addresses that are in use (removed ones are hidden), newest first. */
export function useAddresses() {
  const session = useSession();
  return useQuery({
    queryKey: mineKey(session, 'addresses'),
    queryFn:
      typeof session === 'string'
        ? skipToken
        : async ({ signal }) => (await sessionApi('getAddresses', undefined, { signal })).data,
    // The page shows that they are missing, and offers another try.
    meta: { isQuiet: () => true },
    select: (addresses) => addresses.filter(({ status }) => status),
  });
}
