import { matchRoutes } from 'react-router';
import type { Route, RouteParams } from './route.ts';

export type RouteMatch = { readonly route: Route; readonly params: RouteParams };

/** The route of a path, the most exact of those that fit. The table has one for whatever no other fits. */
export function matchRoute(routes: readonly Route[], pathname: string): RouteMatch {
  const [match] =
    matchRoutes(
      routes.map((route) => ({ id: route.file, path: route.path })),
      pathname,
    ) ?? [];
  const route = routes.find(({ file }) => file === match?.route.id);
  if (!match || !route) throw new Error(`No route fits ${pathname}`);
  return { route, params: match.params };
}
