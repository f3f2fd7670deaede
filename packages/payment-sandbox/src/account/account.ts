import type { Clock } from '../clock.ts';
import type { Database } from '../database.ts';
import { randomId } from '../random-id.ts';
import { findAccount, insertAccount } from './account.queries.ts';
import type { SandboxAccount } from './sandbox-account.ts';

/** The account's keys, created at the first start and then kept. */
export async function openAccount(db: Database, clock: Clock): Promise<SandboxAccount> {
  await insertAccount(
    db,
    {
      secretKey: randomId('sk_test', 48),
      publishableKey: randomId('pk_test', 48),
      webhookSecret: randomId('whsec', 32),
    },
    clock.now(),
  );
  return findAccount(db);
}
