import { createClient } from '@jhola/contract/client';
import { watched } from './call-outcomes.ts';
import { patient } from './patient-client.ts';

/**
 * The catalogue's calls from the browser: public, so without a session.
 * Calls that act for a shopper go through the session's own client.
 */
export const publicApi = watched(
  patient(
    createClient({
      baseUrl: '',
      fetch: (input, init) => globalThis.fetch(input, init),
    }),
  ),
);
