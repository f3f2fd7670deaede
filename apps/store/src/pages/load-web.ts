import { pathToFileURL } from 'node:url';
import type { Config } from '@jhola/api';
import type { FastifyInstance } from 'fastify';
import { places } from '../places.ts';
import { pageServices } from './page-services.ts';
import type { WebBuild } from './web-build.ts';

/** Loads the built pages and lends them the API of this process. */
export async function loadWeb(
  app: FastifyInstance,
  config: Config,
): Promise<(request: Request) => Promise<Response>> {
  const web = (await import(pathToFileURL(places.webServer).href)) as WebBuild;
  const services = pageServices(app, config);
  return (request) => web.handlePage(request, services);
}
