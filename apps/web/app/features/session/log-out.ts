import { sessionApi, sessionStore } from './session-api.ts';

/**
 * Ends the session: on the server if it can be reached, in this browser in any case. Clears local storage; other tabs
 * notice that and log out too.
 */
export async function logOut(): Promise<void> {
  try {
    await sessionApi('logout');
  } catch {
    // The failure was reported as the call's outcome; logging out must not depend on it.
  }
  sessionStore.clear();
}
