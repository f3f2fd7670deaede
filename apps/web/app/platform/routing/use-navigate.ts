import type { PageNavigator } from './page-navigator.ts';
import { useNavigator } from './pages-context.ts';

/**
 * What goes to another address of the shop, or so many steps through the history; the same function for good.
 * Unlike the router's, its promise lasts until the page is there, so that a form can stay busy until then.
 */
export function useNavigate(): PageNavigator['go'] {
  return useNavigator().go;
}
