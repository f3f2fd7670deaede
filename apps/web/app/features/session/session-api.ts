import {
  type ClientOptions,
  type ContractClient,
  createClient,
  NoResponseError,
} from '@jhola/contract/client';
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
const freshAccessToken = createTokenRefresher({
  tokens,
  withTabLock,
  onSessionEnd: () => sessionStore.markEnded(),
  exchange: async (refreshToken) => {
    const { data } = await visitorApi('refreshToken', { refreshToken });
    return { access: data.accesstoken, refresh: data.refreshToken };
  },
});

/**
 * Returns `freshAccessToken` for all attempts of one call: it throws NoResponseError once the session in which the call
 * began is over, so that no call runs on behalf of the next one.
 */
export function accessTokenForCall(): () => Promise<string | null> {
  const begun = tokens.sessionId();
  return async () => {
    const token = await freshAccessToken();
    if (tokens.sessionId() !== begun) throw new NoResponseError();
    return token;
  };
}

/**
 * Calls on behalf of the signed-in shopper, with an access token that is refreshed in time. A page that is opened
 * offline gets the last responses for cart, orders and addresses.
 */
export const sessionApi = withSavedResponses(sessionApiOver(transport.fetch), {
  store: browserStore,
  session: () => tokens.sessionId(),
});

/** The session's client with another `fetch`, and the access token of another session if that is given. */
export function sessionApiOver(
  fetch: typeof globalThis.fetch,
  accessToken?: ClientOptions['accessToken'],
): ContractClient {
  return reportOutcomes((...call) => {
    const options = { ...transport, fetch, accessToken: accessToken ?? accessTokenForCall() };
    return withRetries(createClient(options))(...call);
  });
}
