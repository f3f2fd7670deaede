import { pathToFileURL } from 'node:url';
import type { Config } from '@jhola/api';
import type { PageServices } from '@jhola/web/load-context';
import type { FastifyInstance } from 'fastify';
import { places } from '../places.ts';
import { createInProcessApi } from './in-process-api.ts';

type WebBuild = { handlePage(request: Request, services: PageServices): Promise<Response> };

/** Loads the built pages and lends them the API of this process. */
export async function loadWeb(
  app: FastifyInstance,
  config: Config,
): Promise<(request: Request) => Promise<Response>> {
  const web = (await import(pathToFileURL(places.webServer).href)) as WebBuild;
  const services: PageServices = { api: createInProcessApi(app), publicUrl: config.publicUrl };
  return (request) => web.handlePage(request, services);
}
