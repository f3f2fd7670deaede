import type { WireSession } from '@jhola/contract';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import type { Services } from '../../../platform/services.ts';
import { readLiveSessions } from '../sessions/sessions.queries.ts';

/** How many sessions the profile lists: those used most recently. All others can only be ended together with them. */
const LISTED = 50;

/** The account's sessions: this one first, then the others by their last use. */
export async function listSessions(
  { db, clock }: Services,
  { userId, sessionId }: SignedIn,
  most = LISTED,
): Promise<WireSession[]> {
  const rows = await readLiveSessions(db, userId, sessionId, clock.now(), most);
  return rows.map((row) => ({
    _id: row.id,
    device: row.device,
    isThis: row.id === sessionId,
    loggedInAt: row.logged_in_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
  }));
}
