import { isPagePath, type PagePath, pagePath } from '@jhola/domain';
import type { Location } from '#platform/routing/location.ts';

/** State of a navigation to the login page: where to go afterwards. */
export type ReturnState = { readonly returnTo: PagePath };

/** Where to go after logging in: the page that led to the login, else home. */
export function returnPath({ state }: Pick<Location, 'state'>): PagePath {
  const path: unknown = (state as Partial<ReturnState> | null)?.returnTo;
  return isPagePath(path) ? path : pagePath('home');
}
