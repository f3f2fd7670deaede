import type { PageNavigator } from './page-navigator.ts';

/** The maximum age of a visible page's data: categories, products and prices are then refetched. */
export const MAX_AGE_MS = 30_000;

/**
 * Refreshes the data of the shown page once it is too old: while the tab is visible, or when it becomes visible. Hidden
 * tabs make no requests. Returns a function that stops it.
 */
export function keepFresh(navigator: Pick<PageNavigator, 'refresh'>, tab: Window): () => void {
  // A document from the browser's history may have any age; others are as old as their request.
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
