import type { Location } from './location.ts';
import { useNavigatorState } from './pages-context.ts';

/** The location of the shown page. */
export function useLocation(): Location {
  return useNavigatorState().visit.location;
}
