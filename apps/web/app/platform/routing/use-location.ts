import type { Location } from './location.ts';
import { useNavigatorState } from './pages-context.ts';

/** The location of the page that is shown. */
export function useLocation(): Location {
  return useNavigatorState().visit.location;
}
