import { createEmptyDatabase, type TestDatabase } from '@jhola/tools/testing/test-database.ts';
import { createRecordingLog, type RecordingLog } from '@jhola/tools/testing/recording-log.ts';
import { createTestClock, type TestClock } from '@jhola/tools/testing/test-clock.ts';
import { openPool } from '@jhola/postgres';
import Fastify, { type FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import type { Database } from '../database.ts';
import type { PaymentSandbox } from '../index.ts';
import type { Tables } from '../schema.ts';
import { createCheckingClient } from './checking-client.ts';
import { openTestSandbox } from './open-test-sandbox.ts';
import { type Receiver, startReceiver } from './receiver.ts';

export type RunningSandbox = {
  readonly app: FastifyInstance;
  readonly sandbox: PaymentSandbox;
  /** The unmodified library, pointed at the sandbox. Without retries, so that failures are visible. */
  readonly stripe: Stripe;
  readonly receiver: Receiver;
  readonly db: Database;
  readonly clock: TestClock;
  readonly log: RecordingLog;
  /** Requests for the control page come from an admin while this is true. */
  readonly visitor: { isAdmin: boolean };
  /** Ends the program, and starts it again on the same database. */
  restart(): Promise<RunningSandbox>;
  /** Throws if anything was logged as an error. */
  close(): Promise<void>;
};

/** A sandbox by itself, on a database of its own, with a shop that only records webhooks. */
export async function startSandbox(): Promise<RunningSandbox> {
  return start(await createEmptyDatabase(), await startReceiver(), createTestClock());
}

async function start(database: TestDatabase, receiver: Receiver, clock: TestClock): Promise<RunningSandbox> {
  const db = openPool<Tables>(database.url);
  const log = createRecordingLog();
  const app = Fastify();
  const visitor = { isAdmin: false };
  const sandbox = await openTestSandbox({
    databaseUrl: database.url,
    clock,
    log,
    webhookUrl: () => receiver.url,
  });
  sandbox.registerPages(app, async () => visitor.isAdmin);
  await app.ready();
  const stripe = new Stripe(sandbox.keys.secretKey, {
    ...sandbox.api,
    httpClient: createCheckingClient(),
    maxNetworkRetries: 0,
    telemetry: false,
  });
  async function stop() {
    await app.close();
    await sandbox.close();
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
