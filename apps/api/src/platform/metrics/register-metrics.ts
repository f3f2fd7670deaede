import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Metrics } from './metrics.ts';

/**
 * Adds `GET /metrics` for requests with the header `Authorization: Bearer TOKEN`; others get 403, because sales figures
 * are confidential. Without a token the route doesn't exist: behind a proxy on the same machine every client seems to
 * be local, so the client's address can't protect it.
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
