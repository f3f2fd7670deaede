import { useRouteError } from 'react-router';
import { PageProblemState } from './page-problem.tsx';

/** For `export { PageBoundary as ErrorBoundary }` of a route: the problem inside the frame, header and all. */
export function PageBoundary() {
  return (
    <div className="wrap">
      <PageProblemState error={useRouteError()} />
    </div>
  );
}
