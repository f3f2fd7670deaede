import type { PageNavigator } from './page-navigator.ts';
import { useNavigator } from './pages-context.ts';

/** A function that loads the data of the present page again. */
export function useReload(): PageNavigator['reload'] {
  return useNavigator().reload;
}
