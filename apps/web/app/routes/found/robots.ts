import { robotsTxt } from '#features/found/index.ts';
import { pageServices } from '#platform/load-context.ts';
import type { Route } from './+types/robots';

export function loader({ context }: Route.LoaderArgs) {
  return new Response(robotsTxt(context.get(pageServices).publicUrl), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
