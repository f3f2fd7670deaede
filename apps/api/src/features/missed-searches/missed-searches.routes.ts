import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import type { Services } from '../../platform/services.ts';
import type { Shelf } from '../catalogue/index.ts';
import { countableTerm } from './countable-term.ts';
import { createMissCounter } from './create-miss-counter.ts';

/**
 * Counts what shoppers looked for and the shop doesn't have. A search itself writes nothing: the page tells once
 * a shopper has paused before an empty result, so that the letters on the way to a word don't count.
 */
export function registerMissedSearches(
  app: FastifyInstance,
  services: Services,
  shelf: Pick<Shelf, 'search'>,
): void {
  const counter = createMissCounter(services);
  app.addHook('onClose', () => counter.stop());
  registerCall(app, services, 'noteMissedSearch', async ({ input, request }) => {
    const term = countableTerm(input.search);
    // Who tells is not believed: only what finds nothing is counted.
    if (term !== null && shelf.search(input.search).products.length === 0) counter.note(term, request.ip);
    return { data: null };
  });
}
