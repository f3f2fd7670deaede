import type { PageNavigator } from './page-navigator.ts';
import { useNavigator } from './pages-context.ts';

/** A stable function that replaces the present page's data by that of the server, if it can be read. */
export function useRefresh(): PageNavigator['refresh'] {
  return useNavigator().refresh;
}
