import { openTestSandbox } from '@jhola/payment-sandbox/testing';
import { openPool } from '@jhola/postgres';
import { createEmptyDatabase } from '@jhola/tools/testing/test-database.ts';
import Fastify from 'fastify';
import { sql } from 'kysely';

export type OutsideProvider = {
  /** The environment of a shop that uses it as if it were the real provider. */
  readonly environment: Readonly<Record<string, string>>;
  /** Pays a session on its page with a valid card. */
  pay(sessionUrl: string): Promise<void>;
  /** Total taken minus refunded, in paise. */
  balance(): Promise<number>;
  close(): Promise<void>;
};

/** The sandbox outside the shop, on its own database, so that its records survive when the shop dies. */
export async function startOutsideProvider(webhookUrl: () => string): Promise<OutsideProvider> {
  const database = await createEmptyDatabase();
  const db = openPool<Record<never, never>>(database.url);
  const sandbox = await openTestSandbox({
    databaseUrl: database.url,
    publicUrl: 'http://pay.test',
    webhookUrl,
  });
  const app = Fastify();
  sandbox.registerPages(app, async () => false);
  await app.ready();
  const { protocol, host, port } = sandbox.api;
  return {
    environment: {
      STRIPE_SECRET_KEY: sandbox.keys.secretKey,
      STRIPE_PUBLISHABLE_KEY: sandbox.keys.publishableKey,
      STRIPE_WEBHOOK_SECRET: sandbox.keys.webhookSecret,
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
      await sandbox.close();
      await db.destroy();
      await database.drop();
    },
  };
}
