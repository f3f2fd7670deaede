import { data } from 'react-router';

/** Whatever has no page of its own. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
