import type { Session } from './session-store.ts';

/** The prefix of the query keys of all data of one shopper. */
export const SHOPPER_KEY = 'mine';

/** The query key of data of this session's shopper, so that no session sees another's data. */
export function shopperKey(session: Session, ...what: readonly string[]) {
  return [SHOPPER_KEY, typeof session === 'string' ? session : session.id, ...what] as const;
}
