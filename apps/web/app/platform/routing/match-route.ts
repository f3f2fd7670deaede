import type { Route, RouteParams, RouteTable } from './route.ts';

export type RouteMatch = { readonly route: Route; readonly params: RouteParams };

const patterns = new WeakMap<Route, RegExp>();

/** The first route of the table that a path matches, and its parameters, decoded. Throws if none does. */
export function matchRoute(table: RouteTable, pathname: string): RouteMatch {
  for (const route of table) {
    const found = patternOf(route).exec(pathname);
    if (!found) continue;
    const params = Object.entries(found.groups ?? {}).map(([name, text]) => [name, decode(text)]);
    return { route, params: Object.fromEntries(params) as RouteParams };
  }
  throw new Error(`No route fits ${pathname}`);
}

/** '/product/:product' as a pattern with a named group for each parameter; '*' matches anything. */
function patternOf(route: Route): RegExp {
  const known = patterns.get(route);
  if (known) return known;
  const [path = ''] = route.path.split('?');
  const made =
    path === '*'
      ? /^/
      : new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\/$/, '')}/*$`, 'i');
  patterns.set(route, made);
  return made;
}

/** Broken percent-encoding stays as it is: no page has that name. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
