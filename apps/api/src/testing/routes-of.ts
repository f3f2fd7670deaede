import type { FastifyInstance } from 'fastify';

/**
 * Every route of an app as 'POST /api/x', parsed from Fastify's printed route tree. The HEAD routes that belong to GET
 * routes are left out.
 */
export function routesOf(app: FastifyInstance): string[] {
  const routes: string[] = [];
  const above: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent, part, methods] = /^(.*?)[├└]── (\S*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (indent === undefined || part === undefined) continue;
    const depth = indent.length / 4;
    const path = (above[depth - 1] ?? '') + part;
    above[depth] = path;
    for (const method of methods?.split(', ') ?? []) if (method !== 'HEAD') routes.push(`${method} ${path}`);
  }
  return routes;
}
