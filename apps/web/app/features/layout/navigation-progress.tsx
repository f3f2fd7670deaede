import { texts } from '#messages/layout.ts';
import { usePendingLocation } from '#platform/routing/use-pending-location.ts';

/** A progress bar at the top while the next page is loading; not shown if it loads at once. */
export function NavigationProgress() {
  if (usePendingLocation() === null) return null;
  return (
    <div role="status">
      <div className="page-on-its-way" role="progressbar" aria-label={texts.loadingPage} />
    </div>
  );
}
