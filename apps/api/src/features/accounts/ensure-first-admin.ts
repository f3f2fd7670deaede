import { randomBytes } from 'node:crypto';
import { makeId, type UserId } from '@jhola/domain';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database.ts';
import { violates } from '../../platform/http/database-error.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import {
  findAnyAdmin,
  findByEmail,
  insertUser,
  promoteUnconfirmed,
  updateUserRow,
} from './accounts.queries.ts';
import { forgetOtherDevices } from './devices/known-device.ts';
import { hashPassword, isPassword } from './passwords/passwords.ts';
import { deleteUnusedResets } from './resets/resets.queries.ts';
import { deleteFactorsOf } from './second-factor/factors.queries.ts';
import { endSessionsOf } from './sessions/sessions.queries.ts';

const USUAL_EMAIL = 'admin@jhola.example';
/** The lane in the hash queue for passwords that the shop itself sets. */
const LANE = 'shop';

export type FirstAdmin = {
  readonly email: string;
  /** Set only if it was generated just now; it can't be read later. */
  readonly password: string | null;
};

/**
 * Ensures that there is an admin: the configured one, with the configured password, or one with a generated password.
 * If the configured email has an account, that account becomes an admin.
 */
export async function ensureFirstAdmin(db: Database, config: Config, clock: Clock): Promise<FirstAdmin> {
  const { adminEmail, adminPassword } = config;
  const now = clock.now();
  if (adminEmail === undefined) {
    const admin = await findAnyAdmin(db);
    if (admin !== null) return { email: admin.email, password: null };
  }
  const email = adminEmail ?? USUAL_EMAIL;
  const known = await findByEmail(db, email);
  if (known === null) return withPassword(email, adminPassword, (hash) => create(db, email, hash, now));
  if (known.role !== 'ADMIN') {
    if (known.emailVerifiedAt === null)
      return withPassword(email, adminPassword, (hash) => takeOver(db, known.id, hash, now));
    await updateUserRow(db, known.id, { role: 'ADMIN' });
  }
  if (adminPassword !== undefined && !(await isPassword(LANE, adminPassword, known.passwordHash))) {
    const password_hash = await hashPassword(LANE, adminPassword);
    await inTransaction(db, async (tx) => {
      await updateUserRow(tx, known.id, { password_hash });
      // Sessions that were opened with the old password must not continue.
      await endSessionsOf(tx, known.id, now);
    });
  }
  return { email, password: null };
}

/** `store` resolves to false if another process was first: then its password applies. */
async function withPassword(
  email: string,
  given: string | undefined,
  store: (passwordHash: string) => Promise<boolean>,
): Promise<FirstAdmin> {
  const password = given ?? generatePassword();
  const isStored = await store(await hashPassword(LANE, password));
  return { email, password: isStored && given === undefined ? password : null };
}

function generatePassword(): string {
  return randomBytes(12).toString('base64url');
}

/** Resolves to false if another process was first. */
async function create(db: Database, email: string, password_hash: string, now: Date): Promise<boolean> {
  const times = { created_at: now, updated_at: now, email_verified_at: now };
  const admin = { id: makeId<'User'>(now), name: 'Shopkeeper', email, role: 'ADMIN', ...times } as const;
  try {
    await insertUser(db, { ...admin, password_hash });
    return true;
  } catch (error) {
    if (violates(error, 'users_email_key')) return false;
    throw error;
  }
}

/**
 * Makes an account an admin although its email isn't confirmed. Anybody may have registered it, so it gets another
 * password, and loses everything that could log a stranger in. Resolves to false if another process was first.
 */
async function takeOver(db: Database, id: UserId, password_hash: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await promoteUnconfirmed(tx, id, { password_hash, now }))) return false;
    await endSessionsOf(tx, id, now);
    await deleteFactorsOf(tx, id);
    await deleteUnusedResets(tx, id);
    await forgetOtherDevices(tx, id, null);
    return true;
  });
}
