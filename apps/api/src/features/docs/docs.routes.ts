import { randomBytes } from 'node:crypto';
import { CALLS } from '@jhola/contract';
import { openApiDocument } from '@jhola/contract/open-api';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { contentSecurityPolicy, PAGE_SECURITY_HEADERS } from '../../platform/http/page-security.ts';
import { openReference, REFERENCE_PATHS } from './reference-page.ts';
import { withStyleNonce } from './style-nonce.ts';

const DOCUMENT_PATH = '/api/openapi.json';

/** The page loads nothing from other origins. */
const NO_FOREIGN_SOURCES = { scripts: [], frames: [], connections: [] };

/** Serves the OpenAPI document, and a page to read it and try the calls. Both are created at their first request. */
export function registerDocs(app: FastifyInstance, { publicUrl }: Config): void {
  let document: string | undefined;
  app.get(DOCUMENT_PATH, (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(CALLS, publicUrl));
    return reply.type('application/json; charset=utf-8').send(document);
  });

  let reference: ReturnType<typeof openReference> | undefined;
  for (const path of REFERENCE_PATHS) {
    app.get(path, async (request, reply) => {
      reference ??= openReference(DOCUMENT_PATH);
      const page = await (await reference)(request.url);
      reply
        .code(page.statusCode)
        .headers(page.headers as Record<string, string>)
        .headers(PAGE_SECURITY_HEADERS);
      if (!String(page.headers['content-type']).startsWith('text/html')) return reply.send(page.rawPayload);
      const styleNonce = randomBytes(16).toString('base64');
      const html = Buffer.from(withStyleNonce(page.body, styleNonce));
      return reply
        .headers({
          'content-length': html.length,
          'content-security-policy': contentSecurityPolicy(html, NO_FOREIGN_SOURCES, { styleNonce }),
        })
        .send(html);
    });
  }
  app.addHook('onClose', async () => (await reference)?.close());
}
