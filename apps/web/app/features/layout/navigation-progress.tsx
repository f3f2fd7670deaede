import { usePendingLocation } from '#platform/routing/use-pending-location.ts';

/** A seam along the top while the next page is on its way; a page that comes at once shows none. */
export function NavigationProgress() {
  if (usePendingLocation() === null) return null;
  return (
    <div role="status">
      <div className="page-on-its-way" role="progressbar" aria-label="Loading page" />
    </div>
  );
}
