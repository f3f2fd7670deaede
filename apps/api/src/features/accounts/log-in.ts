import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { findByEmail, updateUserRow } from './accounts.queries.ts';
import { rememberDevice, type Requester } from './devices/known-device.ts';
import { admitLogin } from './login-limits.ts';
import { isPassword } from './passwords/passwords.ts';
import type { AccessTokens } from './sessions/access-token.ts';
import { openSession } from './sessions/open-session.ts';
import type { Tokens } from './sessions/session-cookies.ts';

/** The tokens of a session, and the secret by which this device is known from now on. */
export type LoggedIn = Tokens & { readonly device: string };

/**
 * Opens a session. Throws BAD_CREDENTIALS, the same and after the same time for an unknown address as for a
 * wrong password; ACCOUNT_CLOSED for the right password of a closed account; TOO_MANY after many wrong ones.
 */
export async function logIn(
  services: Services,
  tokens: AccessTokens,
  { email, password }: { readonly email: string; readonly password: string },
  from: Requester,
): Promise<LoggedIn> {
  const { db, clock } = services;
  const now = clock.now();
  const admission = await admitLogin(db, email, from, now);
  const user = await findByEmail(db, email);
  const known = user?.passwordHash ?? null;
  const isRight = await isPassword(admission.lane, password, known).catch(async (error: unknown) => {
    await admission.untried();
    throw error;
  });
  if (!isRight || user === null) throw new AppError('BAD_CREDENTIALS');
  await admission.succeeded();
  if (user.status !== 'Active') throw new AppError('ACCOUNT_CLOSED');
  const opened = await inTransaction(db, async (tx) => {
    await updateUserRow(tx, user.id, { last_login_at: now });
    const device = await rememberDevice(tx, user.id, from.device, now);
    return { device, ...(await openSession(tx, user.id, now)) };
  });
  const { sessionId, refreshToken, device } = opened;
  return { accessToken: await tokens.make(sessionId), refreshToken, device };
}
