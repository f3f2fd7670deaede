import Fastify from 'fastify';
import { sql } from 'kysely';
import { readConfig } from '../../../platform/config.ts';
import { openDatabase } from '../../../platform/database.ts';
import { createRecordingLog, createTestDatabase, createTurnableClock } from '../../../testing/index.ts';
import { registerPaymentSandbox } from '../../payment-sandbox/index.ts';

export type OutsideProvider = {
  /** What a shop is started with to use it, as if it were the real one. */
  readonly environment: Readonly<Record<string, string>>;
  /** Pays on the session's page with a good card. */
  pay(sessionUrl: string): Promise<void>;
  /** What it has taken, less what it gave back, in paise. */
  balance(): Promise<number>;
  close(): Promise<void>;
};

/** The sandbox outside the shop, on a database of its own: it keeps its books while the shop dies. */
export async function startOutsideProvider(webhookUrl: () => string): Promise<OutsideProvider> {
  const database = await createTestDatabase();
  const db = openDatabase(database.url);
  const config = readConfig({ DATABASE_URL: database.url, PUBLIC_URL: 'http://pay.test' });
  const services = {
    db,
    config,
    clock: createTurnableClock(),
    log: createRecordingLog(),
    checkAnswers: false,
    readSession: async () => null,
  };
  const app = Fastify();
  const sandbox = registerPaymentSandbox(app, services, { webhookUrl });
  await app.ready();
  const { protocol, host, port } = sandbox.api();
  return {
    environment: {
      STRIPE_SECRET_KEY: sandbox.secretKey,
      STRIPE_PUBLISHABLE_KEY: sandbox.publishableKey,
      STRIPE_WEBHOOK_SECRET: sandbox.webhookSecret,
      STRIPE_API_URL: `${protocol}://${host}:${port}`,
    },
    async pay(sessionUrl) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: new URL(sessionUrl).pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({
          number: '4242424242424242',
          expiry: '12 / 40',
          cvc: '123',
          name: 'Asha Rao',
        }).toString(),
      });
      if (statusCode !== 303) throw new Error(`The provider answered ${statusCode}`);
    },
    async balance() {
      const { rows } = await sql<{ balance: number }>`
        select coalesce(sum(amount - amount_refunded), 0)::integer as balance
        from sandbox_charges where status = 'succeeded'`.execute(db);
      return rows[0]?.balance ?? 0;
    },
    async close() {
      await app.close();
      await db.destroy();
      await database.drop();
    },
  };
}
