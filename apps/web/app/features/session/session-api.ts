import { type ContractClient, createClient } from '@jhola/contract/client';
import { browserStore } from '#platform/browser-store.ts';
import { reportOutcomes } from '#platform/call-outcomes.ts';
import { withRetries } from '#platform/retrying-client.ts';
import { withTabLock } from '#platform/with-tab-lock.ts';
import { SessionStore } from './session-store.ts';
import { createTokenRefresher } from './token-refresher.ts';
import { TokenStore } from './token-store.ts';

const tokens = new TokenStore(browserStore);

/** The session of this browser, as this tab sees it. */
export const sessionStore = new SessionStore(tokens);

const transport = {
  baseUrl: '',
  fetch: (...request: Parameters<typeof globalThis.fetch>) => globalThis.fetch(...request),
};

/** Calls without a session: logging in, registering, resetting a password. */
export const visitorApi = reportOutcomes(withRetries(createClient(transport)));

/** The access token of this session, renewed where it is about to end; null for visitors. */
export const freshAccessToken = createTokenRefresher({
  tokens,
  withTabLock,
  onDead: () => sessionStore.markDead(),
  trade: async (refreshToken) => {
    const { data } = await visitorApi('refreshToken', { refreshToken });
    return { access: data.accesstoken, refresh: data.refreshToken };
  },
});

/** Calls that act for the signed-in shopper: the access token goes along, renewed in time. */
export const sessionApi = reportOutcomes(
  withRetries(createClient({ ...transport, accessToken: freshAccessToken })),
);

/** The same over another way of fetching, for a call whose progress is to be seen. */
export function sessionApiOver(fetch: typeof globalThis.fetch): ContractClient {
  return reportOutcomes(withRetries(createClient({ ...transport, fetch, accessToken: freshAccessToken })));
}
