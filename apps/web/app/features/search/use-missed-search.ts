import { useEffect } from 'react';
import { LIMITS } from '@jhola/domain';
import { publicApi } from '#platform/api.ts';

/** Who stops this long before an empty result meant the word; shorter, and the next letter was on its way. */
const PAUSE_MS = 1_500;

/** What this tab has told of already: walking back and forth is no second search. */
const told = new Set<string>();

/** Tells the shopkeeper that a term finds nothing, once a tab, after the shopper has paused at it. */
export function useMissedSearch(term: string): void {
  useEffect(() => {
    const search = term.trim().slice(0, LIMITS.searchLength);
    if (search === '' || told.has(search)) return;
    const timer = setTimeout(() => {
      told.add(search);
      // Only for statistics: if it fails, no error is shown.
      publicApi('noteMissedSearch', { search }).catch(() => undefined);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [term]);
}
