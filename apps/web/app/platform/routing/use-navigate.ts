import type { PagePath } from '@jhola/domain';
import type { NavigateOptions } from './location.ts';
import { useNavigator } from './pages-context.ts';

/** Navigates to a page (see `pagePath`), or by a number of entries through the history. */
export type Navigate = (to: PagePath | number, options?: NavigateOptions) => Promise<void>;

/**
 * A stable function that navigates. Its promise resolves when the page is shown, so that a form can stay busy until
 * then.
 */
export function useNavigate(): Navigate {
  return useNavigator().go;
}
