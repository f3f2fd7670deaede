import type { Database } from '@jhola/api';
import type { FastifyInstance } from 'fastify';
import { databaseAnswers } from './database-answers.queries.ts';

const DATABASE_LIMIT_MS = 2_000;

export type Health = {
  readonly db: Database;
  /** Whether the shelf is filled, so that pages can be served. */
  readonly isLoaded: () => boolean;
  readonly isClosing: () => boolean;
};

/** `/healthz`: the process lives. `/readyz`: it can serve; 503 says what is missing. */
export function registerHealth(app: FastifyInstance, health: Health): void {
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const missing = await whatIsMissing(health);
    if (missing === null) return reply.send({ status: 'ok' });
    return reply.code(503).header('retry-after', '1').send({ status: 'unavailable', missing });
  });
}

async function whatIsMissing({ db, isLoaded, isClosing }: Health): Promise<string | null> {
  if (isClosing()) return 'the shop is closing';
  if (!isLoaded()) return 'the catalogue';
  return (await databaseAnswers(db, DATABASE_LIMIT_MS)) ? null : 'the database';
}
