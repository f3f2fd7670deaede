import { FrameFallback } from '#features/layout/index.ts';
import { PageError } from '#platform/routing/page-error.ts';

const NOT_FOUND = new PageError(404);

/** The page for all paths without one of their own. */
export default function NotFound() {
  return <FrameFallback error={NOT_FOUND} />;
}
