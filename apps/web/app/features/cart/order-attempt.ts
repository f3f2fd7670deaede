import type { Session } from '#features/session/index.ts';
import { AttemptKey } from '#platform/attempt-key.ts';

/**
 * The order that this tab sends, which empties the cart. While its outcome is unknown, the tab stores it under the
 * session's id, so that it can be found after a reload.
 */
export function orderAttempt(session: Session): AttemptKey {
  return new AttemptKey(typeof session === 'string' ? null : `sent-order ${session.id}`);
}
