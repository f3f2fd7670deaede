import type { SecondStep } from '@jhola/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { lockWithPassword } from '../accounts.queries.ts';
import type { Requester } from '../devices/known-device.ts';
import { finishLogin, type LoggedIn, withAccessToken } from '../finish-login.ts';
import { hashSecret, makeSecret } from '../secrets.ts';
import type { AccessTokens } from '../sessions/access-token.ts';
import { readConfirmedAuthenticator } from './authenticators.queries.ts';
import {
  findPendingLogin,
  insertPendingLogin,
  type PendingLogin,
  takePendingLogin,
} from './pending-logins.queries.ts';
import { withCode } from './with-code.ts';

/** Stores that the password was right, and returns the token for the second step. */
export async function beginSecondStep(tx: Db, login: PendingLogin, now: Date): Promise<SecondStep> {
  const token = makeSecret();
  await insertPendingLogin(tx, hashSecret(token), login, now);
  return { token, hasApp: (await readConfirmedAuthenticator(tx, login.userId)) !== null };
}

/**
 * Completes a login whose password was right, with a code, and opens the session. Token and code work once. Throws
 * BAD_CODE, TOO_MANY after many wrong codes, and LOGIN_EXPIRED if the token is expired, used, or older than the
 * password.
 */
export async function enterLoginCode(
  services: Services,
  tokens: AccessTokens,
  { token, code }: { readonly token: string; readonly code: string },
  from: Requester,
): Promise<LoggedIn> {
  const tokenHash = hashSecret(token);
  const login = await findPendingLogin(services.db, tokenHash, services.clock.now());
  if (login === null) throw new AppError('LOGIN_EXPIRED');
  const { userId, passwordHash } = login;
  const opened = await withCode(services, userId, code, from, async (tx, _user, now) => {
    const isValid =
      (await lockWithPassword(tx, userId, passwordHash)) && (await takePendingLogin(tx, tokenHash));
    if (!isValid) throw new AppError('LOGIN_EXPIRED');
    return finishLogin(tx, userId, from, now);
  });
  return withAccessToken(tokens, opened);
}
