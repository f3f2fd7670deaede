import { ApiError } from '@jhola/contract/client';
import type { WithLock } from '#platform/with-tab-lock.ts';
import type { TokenStore, Tokens } from './token-store.ts';

/** So long before its end a token is traded for a new one. */
export const AHEAD_MS = 60_000;

export type TokenRefresherOptions = {
  readonly tokens: TokenStore;
  /** Trades a refresh token for new tokens; throws what the call throws. */
  readonly trade: (refreshToken: string) => Promise<{ access: string; refresh: string }>;
  readonly withTabLock: WithLock;
  /** Told when the server says that the session is over. */
  readonly onDead: () => void;
  readonly now?: () => number;
};

/**
 * Gives the access token to send, or null without a session. Trades it ahead of its end, once however many
 * calls ask, and in one tab at a time: a tab that had to wait finds the new token in the store.
 * Throws where a needed trade got no answer: an ended token must not be sent, its 401 would end the session.
 */
export function createTokenRefresher(options: TokenRefresherOptions): () => Promise<string | null> {
  const { tokens, trade, withTabLock, onDead, now = Date.now } = options;
  let running: Promise<string | null> | null = null;

  const isFresh = ({ untilMs }: Tokens) => untilMs - now() > AHEAD_MS;

  async function renew(): Promise<string | null> {
    const held = tokens.read();
    if (held === null || isFresh(held)) return held?.access ?? null;
    try {
      const traded = await trade(held.refresh);
      // Logged out, or in as somebody else, while the answer was on its way: it belongs to nobody now.
      if (tokens.read()?.refresh !== held.refresh) return tokens.read()?.access ?? null;
      tokens.renew(traded.access, traded.refresh);
      return traded.access;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        onDead();
        return tokens.read()?.access ?? null;
      }
      if (held.untilMs > now()) return held.access;
      throw error;
    }
  }

  return async () => {
    const held = tokens.read();
    if (held === null) return null;
    if (isFresh(held)) return held.access;
    running ??= withTabLock('session-refresh', renew).finally(() => {
      running = null;
    });
    return running;
  };
}
