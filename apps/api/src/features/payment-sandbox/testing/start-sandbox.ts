import Fastify, { type FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { handleErrors } from '../../../platform/http/error-handler.ts';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import { readConfig } from '../../../platform/config.ts';
import { type Database, openDatabase } from '../../../platform/database.ts';
import {
  createRecordingLog,
  createTestDatabase,
  createTurnableClock,
  type RecordingLog,
  type TestDatabase,
  type TurnableClock,
} from '../../../testing/index.ts';
import { type PaymentSandbox, registerPaymentSandbox } from '../index.ts';
import { createCheckingClient } from './checking-client.ts';
import { type Receiver, startReceiver } from './receiver.ts';

export type RunningSandbox = {
  readonly app: FastifyInstance;
  readonly sandbox: PaymentSandbox;
  /** The library as it is, pointed at the sandbox. It asks once, so that a failure is seen. */
  readonly stripe: Stripe;
  readonly receiver: Receiver;
  readonly db: Database;
  readonly clock: TurnableClock;
  readonly log: RecordingLog;
  /** Whoever asks for the control page is signed in so; nobody, until it is set. */
  readonly visitor: { role: 'ADMIN' | 'USER' | null };
  /** Ends the program, and starts it again on what it left. */
  restart(): Promise<RunningSandbox>;
  /** Throws where anything was logged as an error. */
  close(): Promise<void>;
};

export const SHOP_URL = 'http://shop.test';

/** A sandbox that stands alone, on a database of its own, with a shop that only takes webhooks down. */
export async function startSandbox(): Promise<RunningSandbox> {
  return start(await createTestDatabase(), await startReceiver(), createTurnableClock());
}

async function start(
  database: TestDatabase,
  receiver: Receiver,
  clock: TurnableClock,
): Promise<RunningSandbox> {
  const db = openDatabase(database.url);
  const log = createRecordingLog();
  const config = readConfig({ DATABASE_URL: database.url, PUBLIC_URL: SHOP_URL });
  const app = Fastify();
  const visitor: RunningSandbox['visitor'] = { role: null };
  const readSession = async () => visitor.role && ({ role: visitor.role } as SignedIn);
  const services = { db, config, clock, log, checkAnswers: true, readSession };
  handleErrors(app);
  const sandbox = registerPaymentSandbox(app, services, { webhookUrl: () => receiver.url });
  await app.ready();
  const stripe = new Stripe(sandbox.secretKey, {
    ...sandbox.api(),
    httpClient: createCheckingClient(),
    maxNetworkRetries: 0,
    telemetry: false,
  });
  async function stop() {
    await app.close();
    await db.destroy();
  }
  return {
    app,
    sandbox,
    stripe,
    receiver,
    db,
    clock,
    log,
    visitor,
    async restart() {
      await stop();
      return start(database, receiver, clock);
    },
    async close() {
      await stop();
      await receiver.close();
      await database.drop();
      if (log.faults.length > 0) throw new Error(`Logged as errors: ${JSON.stringify(log.faults)}`);
    },
  };
}
