import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { deleteWhatIsOver } from './sweep.queries.ts';

const EVERY_MS = 60 * 60_000;

/** Clears away, every hour, what nobody can need any more. Returns what stops it. */
export function startSweeping(db: Database, clock: Clock, log: FastifyBaseLogger): () => Promise<void> {
  let sweeping: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = deleteWhatIsOver(db, clock.now()).catch((err: unknown) =>
      log.warn({ err }, 'Sweeping failed'),
    );
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await sweeping;
  };
}
