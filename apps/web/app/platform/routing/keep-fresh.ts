import type { PageNavigator } from './page-navigator.ts';

/** How old what a page shows may be while somebody looks at it: categories, products and prices are read again then. */
export const MAX_AGE_MS = 30_000;

/**
 * Reads the data of the page that is shown again once it is too old: while the tab is visible, and at once when somebody
 * comes back to it. Does nothing in a tab that nobody sees. Returns what ends it.
 */
export function keepFresh(navigator: Pick<PageNavigator, 'refresh'>, tab: Window): () => void {
  // A document from the browser's history may be of any age, others are as old as their request.
  const [entry] = tab.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  let readAt = entry?.type === 'back_forward' ? 0 : tab.performance.timeOrigin;
  const refreshWhenOld = () => {
    if (tab.document.hidden || Date.now() - readAt < MAX_AGE_MS) return;
    readAt = Date.now();
    void navigator.refresh();
  };
  refreshWhenOld();
  const timer = tab.setInterval(refreshWhenOld, MAX_AGE_MS / 2);
  tab.document.addEventListener('visibilitychange', refreshWhenOld);
  tab.addEventListener('pageshow', refreshWhenOld);
  tab.addEventListener('online', refreshWhenOld);
  return () => {
    tab.clearInterval(timer);
    tab.document.removeEventListener('visibilitychange', refreshWhenOld);
    tab.removeEventListener('pageshow', refreshWhenOld);
    tab.removeEventListener('online', refreshWhenOld);
  };
}
