import { texts as shared } from '#messages/shared.ts';

/** A bar at the top of the window while a page or a dialog is loading; visible only if that takes a moment. */
export const loadingBar = (
  <div role="status">
    <div className="loading-bar" role="progressbar" aria-label={shared.loading} />
  </div>
);
