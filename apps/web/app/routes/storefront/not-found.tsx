import { data } from 'react-router';

export { PageBoundary as ErrorBoundary } from '#features/layout/index.ts';

/** Whatever has no page of its own. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
