import { ApiError } from '@jhola/contract/client';
import type { WithLock } from '#platform/with-tab-lock.ts';
import type { TokenStore, Tokens } from './token-store.ts';

/** How long before its expiry a token is refreshed. */
export const REFRESH_AHEAD_MS = 60_000;

export type TokenRefresherOptions = {
  readonly tokens: TokenStore;
  /** Exchanges a refresh token for new tokens; throws what the call throws. */
  readonly exchange: (refreshToken: string) => Promise<{ access: string; refresh: string }>;
  readonly withTabLock: WithLock;
  /** Called when the server says that the session has ended. */
  readonly onSessionEnd: () => void;
  readonly now?: () => number;
};

/**
 * Returns a function that resolves to the access token to send, or to null without a session. It refreshes the token
 * before it expires: once however many calls need it, and in one tab at a time, so that a waiting tab finds the new
 * token in the store. It throws if a required refresh got no response, because the 401 for an expired token would end
 * the session.
 */
export function createTokenRefresher(options: TokenRefresherOptions): () => Promise<string | null> {
  const { tokens, exchange, withTabLock, onSessionEnd, now = Date.now } = options;
  let running: Promise<string | null> | null = null;

  const isFresh = ({ untilMs }: Tokens) => untilMs - now() > REFRESH_AHEAD_MS;

  async function renew(): Promise<string | null> {
    const current = tokens.read();
    if (current === null || isFresh(current)) return current?.access ?? null;
    try {
      const exchanged = await exchange(current.refresh);
      // Logged out, or in as somebody else, during the refresh: the new tokens belong to no session.
      if (tokens.read()?.refresh !== current.refresh) return tokens.read()?.access ?? null;
      tokens.renew(exchanged.access, exchanged.refresh);
      return exchanged.access;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        onSessionEnd();
        return tokens.read()?.access ?? null;
      }
      if (current.untilMs > now()) return current.access;
      throw error;
    }
  }

  return async () => {
    const current = tokens.read();
    if (current === null) return null;
    if (isFresh(current)) return current.access;
    running ??= withTabLock('session-refresh', renew).finally(() => {
      running = null;
    });
    return running;
  };
}
