import type { Location } from 'react-router';

/** What a link to /login carries in the history's state: where to go on afterwards. */
export type ReturnState = { readonly returnTo: string };

/** Where to go after logging in: where the way to /login began, else home. */
export function returnPath({ state }: Pick<Location, 'state'>): string {
  const path: unknown = (state as Partial<ReturnState> | null)?.returnTo;
  return typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : '/';
}
