import type { Session } from './session-store.ts';

/** Begins the query keys of all that belongs to one shopper. */
export const MINE = 'mine';

/** The query key of something of this session's shopper, so that nothing of one session is seen in another. */
export function mineKey(session: Session, ...what: readonly string[]) {
  return [MINE, typeof session === 'string' ? session : session.id, ...what] as const;
}
