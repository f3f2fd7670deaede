import { PAY_PATH } from '../sessions/session.mapper.ts';
import { ASSETS_PATH } from './layout.ts';

export const REDIRECT_SCRIPT_NAME = 'redirect.js';

/** The path of the script, below the shop's base URL. */
export const SCRIPT_PATH = `${ASSETS_PATH}/${REDIRECT_SCRIPT_NAME}`;

/** The part of the provider's browser script that the shop uses: the redirect to a session's page, by its id. */
export const REDIRECT_SCRIPT = `'use strict';
window.Stripe = (publishableKey) => ({
  redirectToCheckout: async ({ sessionId }) => {
    if (!String(publishableKey).startsWith('pk_test_')) {
      return { error: { message: 'The sandbox takes test keys only' } };
    }
    window.location.assign('${PAY_PATH}/' + encodeURIComponent(sessionId));
    // Like the real one, it never resolves, because the browser leaves the page.
    return new Promise(() => {});
  },
});
`;
