import type { FastifyBaseLogger } from 'fastify';
import type { SandboxAccount } from './account/sandbox-account.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { FaultControl } from './faults/fault-control.ts';

/** What every action of the sandbox needs. */
export type SandboxContext = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** The public base URL of the hosted pages, without a slash at the end. */
  readonly publicUrl: string;
  /** The URL for webhooks. */
  readonly webhookUrl: () => string;
  readonly account: SandboxAccount;
  readonly faults: FaultControl;
  /** Call it when a webhook is due. */
  readonly wake: () => void;
};
