import type { Db } from '../database.ts';
import type { SandboxAccount } from './sandbox-account.ts';

/** Inserts the account unless it exists. */
export async function insertAccount(db: Db, account: SandboxAccount, now: Date): Promise<void> {
  await db
    .insertInto('sandbox_account')
    .values({
      secret_key: account.secretKey,
      publishable_key: account.publishableKey,
      webhook_secret: account.webhookSecret,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The only account. Throws if it has not been inserted yet. */
export async function findAccount(db: Db): Promise<SandboxAccount> {
  return db
    .selectFrom('sandbox_account')
    .select([
      'secret_key as secretKey',
      'publishable_key as publishableKey',
      'webhook_secret as webhookSecret',
    ])
    .executeTakeFirstOrThrow();
}
