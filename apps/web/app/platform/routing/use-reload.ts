import type { PageNavigator } from './page-navigator.ts';
import { useNavigator } from './pages-context.ts';

/** What loads the present page's data anew. */
export function useReload(): PageNavigator['reload'] {
  return useNavigator().reload;
}
