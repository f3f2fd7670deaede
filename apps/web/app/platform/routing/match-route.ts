import type { Route, RouteParams, RouteTable } from './route.ts';

export type RouteMatch = { readonly route: Route; readonly params: RouteParams };

/** The first route of the table that matches a path, and its decoded parameters. Throws if none does. */
export function matchRoute(table: RouteTable, pathname: string): RouteMatch {
  for (const route of table) {
    const found = patternOf(route.path).exec(pathname);
    if (!found) continue;
    const params = Object.entries(found.groups ?? {}).map(([name, text]) => [name, decode(text)]);
    return { route, params: Object.fromEntries(params) as RouteParams };
  }
  throw new Error(`No route fits ${pathname}`);
}

/**
 * The regular expression of a route's path, with a named group for each parameter. Trailing slashes and case are
 * ignored.
 */
function patternOf(path: string): RegExp {
  if (path === '*') return /^/;
  const [route = ''] = path.split('?');
  return new RegExp(`^${route.replace(/\/$/, '').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/*$`, 'i');
}

/** Broken percent-encoding stays as it is: no page has that name. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
