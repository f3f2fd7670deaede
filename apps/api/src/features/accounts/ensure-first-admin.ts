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
  if (adminEmail === undefined) {
    const admin = await findAnyAdmin(db);
    if (admin !== null) return { email: admin.email, password: null };
  }
  const email = adminEmail ?? USUAL_EMAIL;
  const known = await findByEmail(db, email);
  if (known === null) return create(db, email, adminPassword, clock.now());
  if (known.role !== 'ADMIN') {
    if (known.emailVerifiedAt === null) return takeOver(db, known.id, email, adminPassword, clock.now());
    await updateUserRow(db, known.id, { role: 'ADMIN' });
  }
  if (adminPassword !== undefined && !(await isPassword(LANE, adminPassword, known.passwordHash))) {
    const password_hash = await hashPassword(LANE, adminPassword);
    await inTransaction(db, async (tx) => {
      await updateUserRow(tx, known.id, { password_hash });
      // Sessions that were opened with the old password must not continue.
      await endSessionsOf(tx, known.id, clock.now());
    });
  }
  return { email, password: null };
}

async function create(
  db: Database,
  email: string,
  given: string | undefined,
  now: Date,
): Promise<FirstAdmin> {
  const password = given ?? generatePassword();
  const password_hash = await hashPassword(LANE, password);
  const times = { created_at: now, updated_at: now, email_verified_at: now };
  try {
    await insertUser(db, {
      id: makeId<'User'>(now),
      name: 'Shopkeeper',
      email,
      password_hash,
      role: 'ADMIN',
      ...times,
    });
  } catch (error) {
    // Another process was first: its password applies.
    if (violates(error, 'users_email_key')) return { email, password: null };
    throw error;
  }
  return { email, password: given === undefined ? password : null };
}

/**
 * Makes an account an admin although its email isn't confirmed. Anybody may have registered it, so it gets another
 * password, and loses everything that could log a stranger in.
 */
async function takeOver(
  db: Database,
  id: UserId,
  email: string,
  given: string | undefined,
  now: Date,
): Promise<FirstAdmin> {
  const password = given ?? generatePassword();
  const password_hash = await hashPassword(LANE, password);
  const isFirst = await inTransaction(db, async (tx) => {
    if (!(await promoteUnconfirmed(tx, id, { password_hash, now }))) return false;
    await endSessionsOf(tx, id, now);
    await deleteFactorsOf(tx, id);
    await deleteUnusedResets(tx, id);
    await forgetOtherDevices(tx, id, null);
    return true;
  });
  // Otherwise another process was first: its password applies.
  return { email, password: isFirst && given === undefined ? password : null };
}

function generatePassword(): string {
  return randomBytes(12).toString('base64url');
}
