import type { Clock } from '../../../platform/clock.ts';
import { fromDatabase } from '../../../platform/http/database-error.ts';
import type { ReadSession, SignedIn } from '../../../platform/http/signed-in.ts';
import { ACCESS_TOKEN_SECONDS } from './access-token.ts';
import { bearerToken } from './bearer-token.ts';
import { accessCookie } from './session-cookies.ts';

/** Enough for a shop, which has few admins. */
const MOST = 100;

export type RememberedAdmins = {
  /** Reads the session, and remembers it if it belongs to an admin. */
  readonly readSession: ReadSession;
  /**
   * Reads the session. While the database can't be read, an admin who used this access token in the last 15 minutes
   * counts as signed in. Only for pages that admins need while the database is unavailable.
   */
  readonly readSessionFromMemory: ReadSession;
};

/** Remembers which access tokens recently belonged to admins. */
export function rememberAdmins(readSession: ReadSession, clock: Clock): RememberedAdmins {
  const admins = new Map<string, { readonly session: SignedIn; readonly seenAt: number }>();

  const remembering: ReadSession = async (request, reply, join) => {
    const token = bearerToken(request) ?? accessCookie(request);
    // Kept if the session is open, or if the database couldn't be read.
    const before = token === null ? undefined : admins.get(token);
    if (token !== null) admins.delete(token);
    try {
      const session = await readSession(request, reply, join);
      if (token !== null && session?.role === 'ADMIN') add(token, session);
      return session;
    } catch (error) {
      if (token !== null && before !== undefined && isUnavailable(error)) admins.set(token, before);
      throw error;
    }
  };

  function add(token: string, session: SignedIn): void {
    const [oldest] = admins.keys();
    if (admins.size >= MOST && oldest !== undefined) admins.delete(oldest);
    admins.set(token, { session, seenAt: clock.now().getTime() });
  }

  return {
    readSession: remembering,
    async readSessionFromMemory(request, reply) {
      try {
        return await remembering(request, reply);
      } catch (error) {
        const token = bearerToken(request) ?? accessCookie(request);
        const known = token !== null && isUnavailable(error) ? admins.get(token) : undefined;
        if (known === undefined || clock.now().getTime() - known.seenAt > ACCESS_TOKEN_SECONDS * 1000)
          throw error;
        return known.session;
      }
    },
  };
}

/** Whether an error means that the database couldn't be reached. */
function isUnavailable(error: unknown): boolean {
  return fromDatabase(error)?.code === 'UNAVAILABLE';
}
