import type { Database, StorageProblem } from '@jhola/api';
import type { FastifyInstance } from 'fastify';
import { stateOfDatabase } from './database-state.queries.ts';
import type { SpaceWatch } from './space-watch.ts';
import type { StorageProblemWatch } from './storage-problem-watch.ts';

const DATABASE_LIMIT_MS = 2_000;

/** The texts of what is missing if a write fails. */
const NEEDED: Readonly<Record<StorageProblem, string>> = {
  full: 'room on the disk',
  'read-only': 'a database or disk that can be written to',
  failing: 'a database or disk that works: see the log',
};

export type Health = {
  readonly db: Database;
  /** Whether the shelf is loaded, so that pages can be served. */
  readonly isLoaded: () => boolean;
  readonly isClosing: () => boolean;
  readonly storageProblems: StorageProblemWatch;
  readonly space: SpaceWatch;
};

/**
 * `/healthz`: the process is running. `/readyz`: it can serve requests; otherwise 503 with what is missing. Problems
 * that don't require sending shoppers elsewhere are listed in `warnings`.
 */
export function registerHealth(app: FastifyInstance, health: Health): void {
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const [missing, warnings] = await Promise.all([whatIsMissing(health), health.space.warnings()]);
    const more = warnings.length === 0 ? {} : { warnings };
    if (missing === null) return reply.send({ status: 'ok', ...more });
    return reply
      .code(503)
      .header('retry-after', '1')
      .send({ status: 'unavailable', missing, ...more });
  });
}

async function whatIsMissing({ db, isLoaded, isClosing, storageProblems }: Health): Promise<string | null> {
  if (isClosing()) return 'the shop is closing';
  if (!isLoaded()) return 'the catalogue';
  const state = await stateOfDatabase(db, DATABASE_LIMIT_MS);
  if (state === 'away') return 'the database';
  if (state === 'read-only') return 'the database is read-only';
  const storageProblem = await storageProblems.current();
  return storageProblem && NEEDED[storageProblem];
}
