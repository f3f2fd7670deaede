import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { ReadSession } from './http/signed-in.ts';
import type { Sealing } from './keys/index.ts';
import type { Metrics } from './metrics/index.ts';
import type { Tracing } from './tracing/index.ts';

/** What every feature is handed. Features' own services (the shelf, the outbox) are passed beside it. */
export type Services = {
  readonly db: Database;
  readonly config: Config;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** Where each feature registers its metrics. */
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly readSession: ReadSession;
  /** Encrypts the secrets of authenticator apps. */
  readonly sealing: Sealing;
  /** In tests: every answer is parsed by the contract, and one that strays is a bug. */
  readonly checkAnswers: boolean;
};
