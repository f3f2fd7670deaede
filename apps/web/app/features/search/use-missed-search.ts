import { useEffect } from 'react';
import { LIMITS } from '@jhola/domain';
import { publicApi } from '#platform/api.ts';

/** After a pause this long the term is considered finished; after a shorter one, typing may continue. */
const PAUSE_MS = 1_500;

/** Terms already reported by this tab: going back and forth isn't another search. */
const reported = new Set<string>();

/** Reports a term without results to the shop, once per tab, after the shopper has stopped typing. */
export function useMissedSearch(term: string): void {
  useEffect(() => {
    const search = term.trim().slice(0, LIMITS.searchLength);
    if (search === '' || reported.has(search)) return;
    const timer = setTimeout(() => {
      reported.add(search);
      // Only for statistics: if it fails, no error is shown.
      publicApi('noteMissedSearch', { search }).catch(() => undefined);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [term]);
}
