import type { AddressInfo } from 'node:net';
import { migrate, type MigrationWait, openPool } from '@jhola/postgres';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { openAccount } from './account/account.ts';
import type { SandboxAccount } from './account/sandbox-account.ts';
import { createApiServer } from './api/api-server.ts';
import type { Clock } from './clock.ts';
import { type IsAdmin, registerControl } from './control/control.routes.ts';
import type { Database } from './database.ts';
import { createFaultControl, type SandboxFaults } from './faults/fault-control.ts';
import { registerPayPages } from './pages/pay.routes.ts';
import { SCRIPT_PATH } from './pages/redirect-script.ts';
import { createBackgroundWork } from './background-work.ts';
import type { SandboxContext } from './sandbox-context.ts';
import type { Tables } from './schema.ts';

export type SandboxOptions = {
  /** A PostgreSQL database, which may be the shop's: all tables of the sandbox are named `sandbox_…`. */
  readonly databaseUrl: string;
  /** The folder `migrations` of this package, wherever the program was built to. */
  readonly migrations: string;
  readonly migrationWait?: MigrationWait;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** The public base URL of the hosted pages, without a slash at the end. */
  readonly publicUrl: string;
  /** The URL for webhooks; read for each of them. */
  readonly webhookUrl: () => string;
};

/** An open sandbox, as the shop may use it. */
export type PaymentSandbox = {
  readonly keys: SandboxAccount;
  /** The URL of the sandbox's API, for the provider's library. */
  readonly api: { readonly protocol: 'http'; readonly host: string; readonly port: number };
  /** The path, below `publicUrl`, of the sandbox's replacement for the provider's script. */
  readonly scriptPath: string;
  readonly faults: SandboxFaults;
  /** Adds the hosted pages, and the control page for admins, below `/sandbox`. Call it before the app is ready. */
  registerPages(app: FastifyInstance, isAdmin: IsAdmin): void;
  /** Resolves when the webhooks in progress have ended. */
  close(): Promise<void>;
};

const LOOPBACK = '127.0.0.1';
/** The remaining connections of the database are for shoppers. */
const CONNECTIONS = 4;
const LEDGER = 'sandbox_migrations';

/**
 * Opens a card payment provider inside the program, for shops without keys of a real one. Runs its migrations, and
 * serves its API on a port of its own that only this machine reaches.
 */
export async function openPaymentSandbox(options: SandboxOptions): Promise<PaymentSandbox> {
  const db = openPool<Tables>(options.databaseUrl, { max: CONNECTIONS });
  try {
    await migrate(db, options.migrations, { ledger: LEDGER, ...options.migrationWait });
    return await open(db, options);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function open(
  db: Database,
  { clock, log, publicUrl, webhookUrl }: SandboxOptions,
): Promise<PaymentSandbox> {
  const account = await openAccount(db, clock);
  const faults = createFaultControl();
  const wake = () => backgroundWork.wake();
  const context: SandboxContext = { db, clock, log, publicUrl, webhookUrl, account, faults, wake };
  const backgroundWork = createBackgroundWork(context);
  const server = createApiServer(context);
  // No log line about the port: only this process uses it.
  server.log.level = 'silent';
  await server.listen({ host: LOOPBACK, port: 0 });
  server.log.level = log.level;
  const { port } = server.server.address() as AddressInfo;
  backgroundWork.start();

  return {
    keys: account,
    api: { protocol: 'http', host: LOOPBACK, port },
    scriptPath: SCRIPT_PATH,
    faults,
    registerPages(app, isAdmin) {
      registerPayPages(app, context);
      registerControl(app, context, isAdmin);
    },
    async close() {
      await backgroundWork.stop();
      await server.close();
      await db.destroy();
    },
  };
}
