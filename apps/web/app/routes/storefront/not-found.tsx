import { PageProblem } from '#features/layout/index.ts';
import { PageError } from '#platform/routing/page-error.ts';

const NOT_FOUND = new PageError(404);

/** Whatever has no page of its own. */
export default function NotFound() {
  return <PageProblem error={NOT_FOUND} />;
}
