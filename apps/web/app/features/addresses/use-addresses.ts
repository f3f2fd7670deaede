import type { QueryClient } from '@tanstack/react-query';
import { shopperKey, type Session, sessionApi, useSessionQuery } from '#features/session/index.ts';

const KEY = 'addresses';

/** The saved addresses, without removed ones, newest first. */
export function useAddresses() {
  return useSessionQuery({
    key: [KEY],
    fetch: async (signal) => (await sessionApi('getAddresses', undefined, { signal })).data,
    // An order goes to the address as the server has it: what was edited or removed in another tab is shown.
    refetchOnWindowFocus: 'always',
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
  return shopperKey(session, KEY);
}
