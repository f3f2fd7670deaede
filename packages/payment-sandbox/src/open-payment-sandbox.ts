import type { AddressInfo } from 'node:net';
import { migrate, openPool } from '@jhola/postgres';
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
import { createRounds } from './rounds.ts';
import type { SandboxContext } from './sandbox-context.ts';
import type { Tables } from './schema.ts';

export type SandboxOptions = {
  /** A PostgreSQL database, which may be the shop's: all tables of the sandbox are named `sandbox_…`. */
  readonly databaseUrl: string;
  /** The folder `migrations` of this package, wherever the program was built to. */
  readonly migrations: string;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** Where shoppers reach the hosted pages, without a slash at the end. */
  readonly publicUrl: string;
  /** Where webhooks go; asked each time. */
  readonly webhookUrl: () => string;
};

/** An open sandbox, as the shop may use it. */
export type PaymentSandbox = {
  readonly keys: SandboxAccount;
  /** Where the provider's library finds the sandbox's API. */
  readonly api: { readonly protocol: 'http'; readonly host: string; readonly port: number };
  /** Where the browser gets the sandbox's stand-in for the provider's script, below `publicUrl`. */
  readonly scriptPath: string;
  readonly faults: SandboxFaults;
  /** Adds the hosted pages, and the control page for admins, below `/sandbox`. Call it before the app is ready. */
  registerPages(app: FastifyInstance, isAdmin: IsAdmin): void;
  /** Ends after the webhooks under way. */
  close(): Promise<void>;
};

const LOOPBACK = '127.0.0.1';
/** The rest of the database's connections are for shoppers. */
const CONNECTIONS = 4;
const LEDGER = 'sandbox_migrations';

/**
 * Opens a provider of card payments inside the program, for when there are no keys of a real one. It brings its
 * tables up to date, and serves its API on a port of its own that only this machine reaches.
 */
export async function openPaymentSandbox(options: SandboxOptions): Promise<PaymentSandbox> {
  const db = openPool<Tables>(options.databaseUrl, { max: CONNECTIONS });
  try {
    await migrate(db, options.migrations, { ledger: LEDGER });
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
  const wake = () => rounds.wake();
  const context: SandboxContext = { db, clock, log, publicUrl, webhookUrl, account, faults, wake };
  const rounds = createRounds(context);
  const server = createApiServer(context);
  // No log line about the port: only this process uses it.
  server.log.level = 'silent';
  await server.listen({ host: LOOPBACK, port: 0 });
  server.log.level = log.level;
  const { port } = server.server.address() as AddressInfo;
  rounds.start();

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
      await rounds.stop();
      await server.close();
      await db.destroy();
    },
  };
}
