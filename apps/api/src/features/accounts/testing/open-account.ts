import { makeId, type UserId } from '@jhola/domain';
import { hash } from '@node-rs/argon2';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import { createServerKeys } from '../../../platform/keys/index.ts';
import { insertUser, updateUserRow } from '../accounts.queries.ts';
import { askToConfirm } from '../register.ts';
import { createAccessTokens } from '../sessions/access-token.ts';
import { openSession } from '../sessions/open-session.ts';

/** The password of every account that `openAccount` makes. */
export const PASSWORD = 'mango lassi 42';

const hashes = new Map<string, Promise<string>>();

/**
 * The least that Argon2 allows: 0.3 ms of CPU time instead of 20 for each of the thousands of logins in tests, because a
 * hash is checked at its own cost. Accounts that tests register have hashes of the usual cost.
 */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Hashes each password once for all accounts. */
function hashOnce(password: string): Promise<string> {
  const made = hashes.get(password) ?? hash(password, CHEAP);
  hashes.set(password, made);
  return made;
}

export type OpenedAccount = {
  readonly userId: UserId;
  readonly accessToken: string;
  readonly refreshToken: string;
};

/** Writes what registering and logging in write to the database, and returns the session's tokens. */
export async function openAccount(
  { db, clock, config }: { readonly db: Database; readonly clock: Clock; readonly config: Config },
  { name, email }: { readonly name: string; readonly email: string },
): Promise<OpenedAccount> {
  const password_hash = await hashOnce(PASSWORD);
  const now = clock.now();
  const id = makeId<'User'>(now);
  const { sessionId, refreshToken } = await inTransaction(db, async (tx) => {
    await insertUser(tx, { id, name, email, password_hash, created_at: now, updated_at: now });
    await askToConfirm(tx, { id, email }, config.publicUrl, now);
    await updateUserRow(tx, id, { last_login_at: now });
    return openSession(tx, id, now);
  });
  const accessToken = await createAccessTokens(createServerKeys(db, config), clock).make(sessionId);
  return { userId: id, accessToken, refreshToken };
}

/** Writes what `ensureFirstAdmin` writes to the database of a new shop. */
export async function openAdminAccount(
  db: Database,
  clock: Clock,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const now = clock.now();
  await insertUser(db, {
    id: makeId<'User'>(now),
    name: 'Shopkeeper',
    email,
    password_hash: await hashOnce(password),
    role: 'ADMIN',
    created_at: now,
    updated_at: now,
    email_verified_at: now,
  });
}
