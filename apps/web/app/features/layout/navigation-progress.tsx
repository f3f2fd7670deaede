import { usePendingLocation } from '#platform/routing/use-pending-location.ts';
import { loadingBar } from '#ui/loading-bar.tsx';

/** A progress bar at the top while the next page is loading; not shown if it loads at once. */
export function NavigationProgress() {
  return usePendingLocation() && loadingBar;
}
