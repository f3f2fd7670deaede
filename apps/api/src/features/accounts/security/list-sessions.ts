import type { WireSession } from '@jhola/contract';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import type { Services } from '../../../platform/services.ts';
import { readLiveSessions } from '../sessions/sessions.queries.ts';

/** Whoever has more sessions sees those that were last used, and can end all of them. */
const MOST = 50;

/** Where the account is logged in: this session first, then the others by their last use. */
export async function listSessions(
  { db, clock }: Services,
  { userId, sessionId }: SignedIn,
): Promise<WireSession[]> {
  const rows = await readLiveSessions(db, userId, sessionId, clock.now(), MOST);
  return rows.map((row) => ({
    _id: row.id,
    device: row.device,
    isThis: row.id === sessionId,
    loggedInAt: row.logged_in_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
  }));
}
