import {
  type Clock,
  type Config,
  createStandInProvider,
  type MigrationWait,
  type PaymentProvider,
  type ReadSession,
  WEBHOOK_PATH,
} from '@jhola/api';
import { openPaymentSandbox } from '@jhola/payment-sandbox';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/** The shop's way of taking card payments. */
export type CardPayments = {
  readonly provider: PaymentProvider;
  /** Adds the routes that the provider needs beside the API. */
  registerBeside(app: FastifyInstance, readSession: ReadSession): void;
  close(): Promise<void>;
};

export type CardPaymentsOptions = {
  readonly config: Config;
  /** The configured provider; null if there is none. */
  readonly configured: PaymentProvider | null;
  readonly databaseUrl: string;
  /** The folder of the sandbox's migrations. */
  readonly migrations: string;
  readonly migrationWait?: MigrationWait;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
};

/** Card payments by the configured provider, otherwise by a sandbox in this process. */
export async function provideCardPayments(options: CardPaymentsOptions): Promise<CardPayments> {
  const { config, configured } = options;
  if (configured !== null) {
    return { provider: configured, registerBeside: () => undefined, close: async () => undefined };
  }
  let shop: FastifyInstance | null = null;
  const sandbox = await openPaymentSandbox({
    ...options,
    publicUrl: config.publicUrl,
    webhookUrl: () => `http://127.0.0.1:${portOf(shop) ?? config.port}${WEBHOOK_PATH}`,
  });
  return {
    provider: createStandInProvider(sandbox, config.publicUrl),
    registerBeside(app, readSession) {
      shop = app;
      sandbox.registerPages(app, async (request, reply) => {
        const user = await readSession(request, reply);
        return user?.role === 'ADMIN' && !user.needsSecondFactor;
      });
    },
    close: () => sandbox.close(),
  };
}

/** The shop's listening address; null until it listens. */
function portOf(shop: FastifyInstance | null): number | null {
  const address = shop?.server.address() ?? null;
  return typeof address === 'object' ? (address?.port ?? null) : null;
}
