import { PAY_PATH } from '../sessions/session.mapper.ts';
import { ASSETS_PATH } from './layout.ts';

export const REDIRECT_SCRIPT_NAME = 'redirect.js';

/** Where the script is, below the shop's address. */
export const SCRIPT_PATH = `${ASSETS_PATH}/${REDIRECT_SCRIPT_NAME}`;

/** What the shop uses of the provider's browser script: the redirect to the page of a session, by its id. */
export const REDIRECT_SCRIPT = `'use strict';
window.Stripe = (publishableKey) => ({
  redirectToCheckout: async ({ sessionId }) => {
    if (!String(publishableKey).startsWith('pk_test_')) {
      return { error: { message: 'The sandbox takes test keys only' } };
    }
    window.location.assign('${PAY_PATH}/' + encodeURIComponent(sessionId));
    // As the real one: what comes next happens on another page.
    return new Promise(() => {});
  },
});
`;
