import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Sets on every answer of the API that browsers take it for what it says it is, and that nobody keeps it unless it
 * says otherwise; under https, on every answer of the shop, that the host is reached by https alone.
 */
export function setResponseHeaders(app: FastifyInstance, { publicUrl }: Config): void {
  const isSecure = publicUrl.startsWith('https:');
  app.addHook('onSend', async (request, reply) => {
    if (isSecure) reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
    if (!/^\/api(\/|$)/.test(request.url)) return;
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
