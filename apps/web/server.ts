import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { type PageServices, pageServices } from '#platform/load-context.ts';

const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

/**
 * Renders one page, or answers one `.data` request of a navigation inside the app.
 * The answer depends on the URL and on what `services.api` answers alone: no cookie and no header is read,
 * so it may be kept for as long as the catalogue stays the same.
 */
export function handlePage(request: Request, services: PageServices): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(pageServices, services);
  return handle(request, context);
}

/** Where the files of the build are served from, with a slash at both ends. */
export const publicPath = build.publicPath;
