import type { FastifyInstance } from 'fastify';
import { clientAddress } from '../../platform/http/client-address.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import type { Services } from '../../platform/services.ts';
import type { Shelf } from '../catalogue/index.ts';
import { countableTerm } from './countable-term.ts';
import { createSearchCounter } from './create-search-counter.ts';
import { readSearches } from './read-searches.ts';

/**
 * Counts what shoppers search for, and whether they find it. The search itself writes nothing: the page reports a term
 * once the shopper has paused typing, so that the first letters of a word aren't counted.
 */
export function registerSearches(
  app: FastifyInstance,
  services: Services,
  shelf: Pick<Shelf, 'search' | 'proposals'>,
): void {
  const counter = createSearchCounter(services);
  app.addHook('onClose', () => counter.stop());
  registerCall(app, services, 'noteSearch', async ({ input, request }) => {
    const term = countableTerm(input.search);
    if (term === null) return { data: null };
    // The client's claim about the results isn't trusted.
    const isMissed = shelf.search(input.search, input.asTyped).products.length === 0;
    if (input.happened === 'shown') {
      counter.note(term, { searches: 1, missed: isMissed ? 1 : 0 }, clientAddress(request));
    } else if (!isMissed) counter.note(term, { chosen: 1 }, clientAddress(request));
    return { data: null };
  });
  registerCall(app, services, 'getSearches', async () => ({ data: await readSearches(services, shelf) }));
}
