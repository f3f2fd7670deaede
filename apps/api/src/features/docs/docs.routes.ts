import { CALLS } from '@jhola/contract';
import { openApiDocument } from '@jhola/contract/open-api';
import type { FastifyInstance } from 'fastify';
import { openReference, REFERENCE_PATHS } from './reference-page.ts';

const DOCUMENT_PATH = '/api/openapi.json';

/** Serves the OpenAPI document, and a page to read it and to try the calls. Neither costs anything before use. */
export function registerDocs(app: FastifyInstance): void {
  let document: string | undefined;
  app.get(DOCUMENT_PATH, (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(CALLS));
    return reply.type('application/json; charset=utf-8').send(document);
  });

  let reference: ReturnType<typeof openReference> | undefined;
  for (const path of REFERENCE_PATHS) {
    app.get(path, async (request, reply) => {
      reference ??= openReference(DOCUMENT_PATH);
      const page = await (await reference)(request.url);
      return reply
        .code(page.statusCode)
        .headers(page.headers as Record<string, string>)
        .send(page.rawPayload);
    });
  }
  app.addHook('onClose', async () => (await reference)?.close());
}
