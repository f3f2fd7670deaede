import type { Config, ListVersions } from '@jhola/api';
import type { PageServices } from '@jhola/web/page-services';
import type { FastifyInstance } from 'fastify';
import { createInProcessApi } from './in-process-api.ts';

/** The services of this process that pages use. `api`: by default each call is made again for each page. */
export function pageServices(
  app: FastifyInstance,
  { publicUrl }: Config,
  listVersions: ListVersions,
  api = createInProcessApi(app),
): PageServices {
  return {
    api,
    publicUrl,
    listVersions,
    reportBug: (error) => app.log.error(error, 'a page could not be rendered'),
  };
}
