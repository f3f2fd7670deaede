import type { Location } from './location.ts';
import { useNavigatorState } from './pages-context.ts';

/** Where one is on the way to while the present page still stands; null when nowhere. */
export function useAwaited(): Location | null {
  return useNavigatorState().awaited;
}
