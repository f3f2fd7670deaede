import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import { countAgainst, forgive, type Limit } from '../../platform/rate-limit/index.ts';
import type { Services } from '../../platform/services.ts';
import { findByEmail, updateUserRow } from './accounts.queries.ts';
import { isPassword } from './passwords/passwords.ts';
import type { AccessTokens } from './sessions/access-token.ts';
import { openSession } from './sessions/open-session.ts';
import type { Tokens } from './sessions/session-cookies.ts';

/** Wrong passwords for one account from one address, and for one account from anywhere. */
const FROM_HERE: Limit = { name: 'login-from', most: 10, windowSeconds: 900 };
const FROM_ANYWHERE: Limit = { name: 'login', most: 100, windowSeconds: 900 };

/**
 * Opens a session. Throws BAD_CREDENTIALS, the same and after the same time for an unknown address as for a
 * wrong password; ACCOUNT_CLOSED for the right password of a closed account; TOO_MANY after many wrong ones.
 */
export async function logIn(
  services: Services,
  tokens: AccessTokens,
  { email, password }: { readonly email: string; readonly password: string },
  ip: string,
): Promise<Tokens> {
  const { db, clock } = services;
  const now = clock.now();
  const here = `${email} ${ip}`;
  // Counted before the password is looked at: many tries at once don't slip through together.
  await countAgainst(db, FROM_HERE, here, now);
  await countAgainst(db, FROM_ANYWHERE, email, now);
  const user = await findByEmail(db, email);
  if (!(await isPassword(password, user?.passwordHash ?? null)) || user === null)
    throw new AppError('BAD_CREDENTIALS');
  await forgive(db, FROM_HERE, here, now);
  await forgive(db, FROM_ANYWHERE, email, now);
  if (user.status !== 'Active') throw new AppError('ACCOUNT_CLOSED');
  const { sessionId, refreshToken } = await inTransaction(db, async (tx) => {
    await updateUserRow(tx, user.id, { last_login_at: now });
    return openSession(tx, user.id, now);
  });
  return { accessToken: await tokens.make(sessionId), refreshToken };
}
