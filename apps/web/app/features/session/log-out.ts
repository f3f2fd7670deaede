import { texts } from '#messages/account-menu.ts';
import { browserStore } from '#platform/browser-store.ts';
import { isTransient, REFETCH_MS } from '#platform/refetch-after-failure.ts';
import { toast } from '#ui/toast.ts';
import { sessionApiOver, sessionStore } from './session-api.ts';
import { ACCESS } from './session-id.ts';
import { LEFT_SESSIONS } from './left-sessions.ts';

const TOAST = 'log-out';
/** The next attempt: one timer, however many logouts are unconfirmed. */
let retry: ReturnType<typeof setTimeout> | undefined;

/**
 * Ends the session in this browser at once, and on the server as soon as the shop responds. Clears local storage; other
 * tabs notice that and log out too.
 */
export function logOut(): void {
  const access = browserStore().getItem(ACCESS);
  const left = leftSessions();
  sessionStore.clear();
  keep(access ? [...left, access] : left);
  void endLeftSessions();
}

/**
 * Ends the sessions on the server that were left in this browser. If that fails, it says so, unless somebody has logged
 * in since, and repeats it while the shop doesn't respond or is busy; after a bug of the shop only the next page load
 * does. Doesn't reject.
 */
export async function endLeftSessions(): Promise<void> {
  for (const access of leftSessions()) {
    try {
      await clientWith(access)('logout');
    } catch (error) {
      if (isLoggedOut()) toast.loading(texts.logOutUnconfirmed, { id: TOAST });
      else toast.dismiss(TOAST);
      clearTimeout(retry);
      if (isTransient(error)) retry = setTimeout(() => void endLeftSessions(), REFETCH_MS);
      return;
    }
    keep(leftSessions().filter((one) => one !== access));
  }
  toast.dismiss(TOAST);
}

/** The access tokens of sessions that have ended here, but perhaps not yet on the server. */
function leftSessions(): string[] {
  return JSON.parse(browserStore().getItem(LEFT_SESSIONS) ?? '[]') as string[];
}

function keep(left: readonly string[]): void {
  if (left.length > 0) browserStore().setItem(LEFT_SESSIONS, JSON.stringify(left));
  else browserStore().removeItem(LEFT_SESSIONS);
}

/** Whether nobody has logged in since. */
function isLoggedOut(): boolean {
  return sessionStore.current() === 'none';
}

/** A client with the access token of a left session. Its response must not clear the cookies of a later login. */
function clientWith(access: string) {
  const withCookies = () => (isLoggedOut() ? 'include' : 'omit');
  return sessionApiOver(
    (url, init) => fetch(url, { ...init, credentials: withCookies() }),
    () => access,
  );
}
