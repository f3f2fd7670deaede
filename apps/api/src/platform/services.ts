import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { ReadSession } from './http/signed-in.ts';
import type { Sealing } from './keys/index.ts';
import type { Metrics } from './metrics/index.ts';
import type { Tracing } from './tracing/index.ts';

/**
 * The services of every feature. What only some features need (the shelf, the payment provider) is passed separately.
 */
export type Services = {
  readonly db: Database;
  readonly config: Config;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** The registry for the metrics of each feature. */
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly readSession: ReadSession;
  /** Encrypts the secrets of authenticator apps. */
  readonly sealing: Sealing;
  /** In tests: validates every response against the contract; a mismatch is a bug. */
  readonly checkResponses: boolean;
};
