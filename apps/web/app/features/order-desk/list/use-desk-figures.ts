import { skipToken, useQuery } from '@tanstack/react-query';
import { shopperKey, type Session, sessionApi, useSession } from '#features/session/index.ts';

const POLL_MS = 12_000;

/** The query key of the order desk's figures. */
export function deskFiguresKey(session: Session) {
  return shopperKey(session, 'desk-figures');
}

/** The order desk's figures, refetched while the page is visible and whenever an order is moved. */
export function useDeskFigures() {
  const session = useSession();
  return useQuery({
    queryKey: deskFiguresKey(session),
    queryFn:
      typeof session === 'string'
        ? skipToken
        : async ({ signal }) => (await sessionApi('getDeskFigures', undefined, { signal })).data,
    staleTime: 0,
    refetchInterval: POLL_MS,
    // The list of orders below reports failures.
    meta: { isQuiet: () => true },
  });
}
