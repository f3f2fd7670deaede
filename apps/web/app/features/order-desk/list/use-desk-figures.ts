import { shopperKey, type Session, sessionApi, useSessionQuery } from '#features/session/index.ts';

const KEY = 'desk-figures';
const POLL_MS = 12_000;

/** The query key of the order desk's figures. */
export function deskFiguresKey(session: Session) {
  return shopperKey(session, KEY);
}

/** The order desk's figures, refetched while the page is visible, when it becomes visible, and when an order is moved. */
export function useDeskFigures() {
  return useSessionQuery({
    key: [KEY],
    fetch: async (signal) => (await sessionApi('getDeskFigures', undefined, { signal })).data,
    staleTime: 0,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
    // The list of orders below reports failures.
    meta: { isQuiet: () => true },
  });
}
