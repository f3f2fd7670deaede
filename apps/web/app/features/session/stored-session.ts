import { browserStore } from '#platform/browser-store.ts';
import { TokenStore } from './token-store.ts';

/** The tokens of this browser's session. */
export const tokens = new TokenStore(browserStore);

/** The id of this browser's session, also before hydration; null for visitors. */
export function storedSessionId(): string | null {
  return tokens.sessionId();
}
