import { useEffect, useSyncExternalStore } from 'react';
import { browserStore } from '#platform/browser-store.ts';
import { onChoice } from '../on-choice.ts';
import { RecentSearches, termsIn } from './recent-searches.ts';

/** Results shown for this long are a finished search; after a shorter pause, typing may continue. */
const PAUSE_MS = 2_000;

export const recentSearches = new RecentSearches(browserStore);

/** The last searches of this browser, newest first; none until hydration has ended. */
export function useRecentSearches(): readonly string[] {
  return termsIn(useSyncExternalStore(recentSearches.subscribe, recentSearches.stored, () => null));
}

/**
 * Stores a term with results once the shopper has stopped typing, or opens or adds one of them. Pass null
 * while there are no results.
 */
export function useRememberSearch(term: string | null): void {
  useEffect(() => {
    if (term === null) return;
    const remember = () => recentSearches.remember(term);
    const timer = setTimeout(remember, PAUSE_MS);
    const stop = onChoice(remember);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [term]);
}
