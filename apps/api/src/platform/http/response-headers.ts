import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** For responses that aren't pages, in case a browser shows one as a page: runs no scripts, and can't be framed. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";
/**
 * For scripts, style sheets and texts. It has nothing to say about requests: a worker obeys the policy of its script.
 */
const NO_FRAME = "frame-ancestors 'none'";

/**
 * Headers for pages of other listed origins, besides those that a browser shows them anyway: what the client of the
 * contract reads, and the id that a report about a failure names. @fastify/cors would send them to any origin.
 */
const EXPOSED = 'content-disposition, retry-after, x-request-id';

/**
 * Sets security headers. On all responses: no content sniffing. On those of the API: `no-store` unless the route sets
 * cache-control, and a policy that forbids scripts; pictures have this policy too. No response can be framed. Under
 * https: HSTS, so that browsers use only https for the host. Pages of other listed origins may read some headers of the
 * API's responses.
 */
export function setResponseHeaders(app: FastifyInstance, { publicUrl }: Config): void {
  const isSecure = publicUrl.startsWith('https:');
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isSecure) reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
    reply.header('x-content-type-options', 'nosniff');
    const isOfApi = /^\/api(\/|$)/.test(request.url);
    if (!reply.hasHeader('content-security-policy')) {
      const isData = isOfApi || request.url.startsWith('/images/');
      reply.header('content-security-policy', isData ? NO_PAGE : NO_FRAME);
    }
    if (isOfApi && reply.hasHeader('access-control-allow-origin'))
      reply.header('access-control-expose-headers', EXPOSED);
    if (isOfApi && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
}
