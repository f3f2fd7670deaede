import { sessionApi, sessionStore } from './session-api.ts';

/**
 * Ends the session: on the server where it can be reached, in this browser in any case. Local storage is
 * cleared; the other tabs see that and follow.
 */
export async function logOut(): Promise<void> {
  try {
    await sessionApi('logout');
  } catch {
    // What went wrong has been told as the call's outcome. Leaving must not depend on it.
  }
  sessionStore.clear();
}
