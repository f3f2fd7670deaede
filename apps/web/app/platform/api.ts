import { createClient } from '@jhola/contract/client';
import { reportOutcomes } from './call-outcomes.ts';
import { withRetries } from './retrying-client.ts';

/**
 * The browser's client for the public calls of the catalogue, without a session. Calls on behalf of a shopper use the
 * session's client.
 */
export const publicApi = reportOutcomes(
  withRetries(
    createClient({
      baseUrl: '',
      fetch: (input, init) => globalThis.fetch(input, init),
    }),
  ),
);
