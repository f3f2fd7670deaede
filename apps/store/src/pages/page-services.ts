import type { Config } from '@jhola/api';
import type { PageServices } from '@jhola/web/page-services';
import type { FastifyInstance } from 'fastify';
import { createInProcessApi } from './in-process-api.ts';

/** The services of this process that pages use. */
export function pageServices(app: FastifyInstance, { publicUrl }: Config): PageServices {
  return {
    api: createInProcessApi(app),
    publicUrl,
    reportBug: (error) => app.log.error(error, 'a page could not be rendered'),
  };
}
