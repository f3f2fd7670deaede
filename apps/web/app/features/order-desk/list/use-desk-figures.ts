import { skipToken, useQuery } from '@tanstack/react-query';
import { mineKey, type Session, sessionApi, useSession } from '#features/session/index.ts';

const EVERY_MS = 12_000;

export function deskFiguresKey(session: Session) {
  return mineKey(session, 'desk-figures');
}

/** The desk's figures, asked again while the page is seen and whenever an order is moved. */
export function useDeskFigures() {
  const session = useSession();
  return useQuery({
    queryKey: deskFiguresKey(session),
    queryFn:
      typeof session === 'string'
        ? skipToken
        : async ({ signal }) => (await sessionApi('getDeskFigures', undefined, { signal })).data,
    staleTime: 0,
    refetchInterval: EVERY_MS,
    // The orders below say it when nothing comes.
    meta: { isQuiet: () => true },
  });
}
