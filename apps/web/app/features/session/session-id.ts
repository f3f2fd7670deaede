import { browserStore, type TextStore } from '#platform/browser-store.ts';

export const ACCESS = 'accesstoken';
export const SESSION = 'session';
/** The id of a session whose tokens were not stored by `TokenStore.begin`. */
const FOREIGN_SESSION = 'foreign';

/** The id that this browser gave the session at login, the same as long as it lasts; null without one. */
export function sessionIdIn(store: TextStore): string | null {
  return store.getItem(ACCESS) ? (store.getItem(SESSION) ?? FOREIGN_SESSION) : null;
}

/** The id of this browser's session, also before hydration; null for visitors. */
export function storedSessionId(): string | null {
  return sessionIdIn(browserStore());
}
