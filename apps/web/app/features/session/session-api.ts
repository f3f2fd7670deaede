import { type ClientOptions, type ContractClient, createClient } from '@jhola/contract/client';
import { browserStore } from '#platform/browser-store.ts';
import { reportOutcomes } from '#platform/call-outcomes.ts';
import { withRetries } from '#platform/retrying-client.ts';
import { withTabLock } from '#platform/with-tab-lock.ts';
import { withSavedResponses } from './saved-responses.ts';
import { SessionStore } from './session-store.ts';
import { createTokenRefresher } from './token-refresher.ts';
import { TokenStore } from './token-store.ts';

const tokens = new TokenStore(browserStore);

/** This browser's session, as this tab sees it. */
export const sessionStore = new SessionStore(tokens);

/** How the clients of this tab reach the API. */
export const transport = {
  baseUrl: '',
  fetch: (...request: Parameters<typeof globalThis.fetch>) => globalThis.fetch(...request),
};

/** Calls without a session: logging in, registering, resetting a password. */
export const visitorApi = reportOutcomes(withRetries(createClient(transport)));

/** The access token of this session, refreshed if it expires soon; null for visitors. */
export const freshAccessToken = createTokenRefresher({
  tokens,
  withTabLock,
  onSessionEnd: () => sessionStore.markEnded(),
  exchange: async (refreshToken) => {
    const { data } = await visitorApi('refreshToken', { refreshToken });
    return { access: data.accesstoken, refresh: data.refreshToken };
  },
});

/**
 * Calls on behalf of the signed-in shopper, with an access token that is refreshed in time. A page that is opened
 * offline gets the last responses for cart, orders and addresses.
 */
export const sessionApi = withSavedResponses(
  reportOutcomes(withRetries(createClient({ ...transport, accessToken: freshAccessToken }))),
  { store: browserStore, session: () => tokens.sessionId() },
);

/** The session's client with another `fetch`, and the access token of another session if that is given. */
export function sessionApiOver(
  fetch: typeof globalThis.fetch,
  accessToken: ClientOptions['accessToken'] = freshAccessToken,
): ContractClient {
  return reportOutcomes(withRetries(createClient({ ...transport, fetch, accessToken })));
}
