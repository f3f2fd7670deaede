import { isPagePath, type PagePath, pagePath } from '@jhola/domain';
import type { Location } from '#platform/routing/location.ts';

/** What a link to the login carries in the history's state: where to go on afterwards. */
export type ReturnState = { readonly returnTo: PagePath };

/** Where to go after logging in: where the way to the login began, else home. */
export function returnPath({ state }: Pick<Location, 'state'>): PagePath {
  const path: unknown = (state as Partial<ReturnState> | null)?.returnTo;
  return isPagePath(path) ? path : pagePath('home');
}
