import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { openAccount, type SandboxAccount } from './account/account.ts';
import { createApiServer } from './api/api-server.ts';
import { registerControl } from './control/control.routes.ts';
import { createFaultDesk, type SandboxFaults } from './faults/fault-desk.ts';
import { SCRIPT_PATH } from './pages/redirect-script.ts';
import { registerPayPages } from './pages/pay.routes.ts';
import { createRounds } from './rounds.ts';
import type { SandboxContext } from './sandbox-context.ts';

export type SandboxOptions = {
  /** Where webhooks go; asked each time. */
  readonly webhookUrl: () => string;
};

/** The sandbox, as the shop may use it. Keys and address are known once the app is ready, and throw before. */
export type PaymentSandbox = {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Where the Stripe library finds the sandbox's API. */
  readonly api: () => { readonly protocol: 'http'; readonly host: string; readonly port: number };
  /** Where the browser gets the sandbox's stand-in for the provider's script, below the shop's address. */
  readonly scriptPath: string;
  readonly faults: SandboxFaults;
};

const LOOPBACK = '127.0.0.1';

/**
 * A provider of card payments inside the program, for when there are no keys of the real one: its API on a port of
 * its own that only this machine reaches, its hosted pages below /sandbox/stripe. Throws where keys are configured.
 */
export function registerPaymentSandbox(
  app: FastifyInstance,
  services: Services,
  { webhookUrl }: SandboxOptions,
): PaymentSandbox {
  const { db, config, clock, log } = services;
  if (config.stripe !== undefined) throw new Error('With keys of the real provider there is no sandbox');
  let opened: SandboxAccount | null = null;
  const account = () => opened ?? notReady();
  const faults = createFaultDesk();
  const context: SandboxContext = {
    db,
    clock,
    log,
    publicUrl: config.publicUrl,
    webhookUrl,
    account,
    faults,
    wake: () => rounds.wake(),
  };
  const rounds = createRounds(context);
  const server = createApiServer(context);
  app.addHook('onReady', async () => {
    opened = await openAccount(db, clock);
    // On which port is nobody's affair but this process's.
    server.log.level = 'silent';
    await server.listen({ host: LOOPBACK, port: 0 });
    server.log.level = log.level;
    rounds.start();
  });
  app.addHook('onClose', async () => {
    await rounds.stop();
    await server.close();
  });
  registerPayPages(app, context);
  registerControl(app, context, services.readSession);

  return {
    get secretKey() {
      return account().secretKey;
    },
    get publishableKey() {
      return account().publishableKey;
    },
    get webhookSecret() {
      return account().webhookSecret;
    },
    api() {
      const address = server.server.address() as AddressInfo | null;
      return { protocol: 'http', host: LOOPBACK, port: (address ?? notReady()).port };
    },
    scriptPath: SCRIPT_PATH,
    faults,
  };
}

function notReady(): never {
  throw new Error('The payment sandbox is not ready yet');
}
