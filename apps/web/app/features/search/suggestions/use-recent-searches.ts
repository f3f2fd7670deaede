import { useEffect, useRef, useSyncExternalStore } from 'react';
import { browserStore } from '#platform/browser-store.ts';
import { RecentSearches } from './recent-searches.ts';

/** Results shown for this long are a finished search; after a shorter pause, typing may continue. */
const PAUSE_MS = 2_000;

export const recentSearches = new RecentSearches(browserStore);

const NONE: readonly string[] = [];

/** The last searches of this browser, newest first; none until hydration has ended. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(recentSearches.subscribe, recentSearches.read, () => NONE);
}

/**
 * Stores a term with results once the shopper has stopped typing, or leaves the page for one of them. Null while there
 * are no results.
 */
export function useRememberSearch(term: string | null): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    last.current = term;
    if (term === null) return;
    const timer = setTimeout(() => recentSearches.remember(term), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [term]);
  useEffect(
    () => () => {
      if (last.current !== null) recentSearches.remember(last.current);
    },
    [],
  );
}
