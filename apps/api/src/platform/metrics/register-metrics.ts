import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Metrics } from './metrics.ts';

/**
 * Adds `GET /metrics` for requests with the header `Authorization: Bearer TOKEN`; others are refused with 403. Sales are
 * nobody else's business. Without a token there is no such route: a proxy on the same machine makes every client
 * look like a local one, so the client's address can't protect it.
 */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  if (token === undefined) return;
  const expected = digest(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      throw new AppError('NO_PERMISSION');
    return reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.scrape());
  });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
