import { randomBytes } from 'node:crypto';
import { makeId } from '@jhola/domain';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database.ts';
import { violates } from '../../platform/http/database-error.ts';
import { findAnyAdmin, findByEmail, insertUser, updateUserRow } from './accounts.queries.ts';
import { hashPassword, isPassword } from './passwords/passwords.ts';
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
  if (known.role !== 'ADMIN') await updateUserRow(db, known.id, { role: 'ADMIN' });
  if (adminPassword !== undefined && !(await isPassword(LANE, adminPassword, known.passwordHash))) {
    await updateUserRow(db, known.id, { password_hash: await hashPassword(LANE, adminPassword) });
    // Sessions that were opened with the old password must not continue.
    await endSessionsOf(db, known.id, clock.now());
  }
  return { email, password: null };
}

async function create(
  db: Database,
  email: string,
  given: string | undefined,
  now: Date,
): Promise<FirstAdmin> {
  const password = given ?? randomBytes(12).toString('base64url');
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
