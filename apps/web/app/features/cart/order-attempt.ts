import type { Session } from '#features/session/index.ts';
import { AttemptKey } from '#platform/attempt-key.ts';

/**
 * The order that the checkout sends from this tab. While its outcome is unknown, the tab stores it under the session's
 * id: a reloaded checkout looks for it, and the empty cart links there.
 */
export function orderAttempt(session: Session): AttemptKey {
  return new AttemptKey(typeof session === 'string' ? null : `sent-order ${session.id}`);
}
