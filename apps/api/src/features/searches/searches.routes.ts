import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import type { Services } from '../../platform/services.ts';
import type { Shelf } from '../catalogue/index.ts';
import { countableTerm } from './countable-term.ts';
import { createSearchCounter } from './create-search-counter.ts';
import { readSearches } from './read-searches.ts';

/**
 * Counts what shoppers look for, and whether they find it. A search itself writes nothing: the page tells once a
 * shopper has paused, so that the letters on the way to a word don't count.
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
    // Who tells isn't believed about what was found.
    const isMissed = shelf.search(input.search, input.asTyped).products.length === 0;
    if (input.happened === 'shown') {
      counter.note(term, { searches: 1, missed: isMissed ? 1 : 0 }, request.ip);
    } else if (!isMissed) counter.note(term, { chosen: 1 }, request.ip);
    return { data: null };
  });
  registerCall(app, services, 'getSearches', async () => ({ data: await readSearches(services, shelf) }));
}
