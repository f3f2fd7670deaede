import type { Location } from './location.ts';
import { useNavigatorState } from './pages-context.ts';

/** The target of the navigation in progress, or null. */
export function usePendingLocation(): Location | null {
  return useNavigatorState().pending;
}
