import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { findByEmail, lockWithPassword } from './accounts.queries.ts';
import type { Requester } from './devices/known-device.ts';
import { finishLogin, type LoggedIn, withAccessToken } from './finish-login.ts';
import { admitLogin } from './login-limits.ts';
import { tryPassword } from './passwords/try-password.ts';
import { readHasSecondFactor } from './second-factor/factors.queries.ts';
import { beginSecondStep } from './second-factor/second-step.ts';
import type { AccessTokens } from './sessions/access-token.ts';
import { accountsTexts as texts } from '../../messages/index.ts';

/**
 * Opens a session. Throws TOO_MANY after many wrong passwords, and BAD_CREDENTIALS for a wrong password or an unknown
 * email, which take the same time. Only if the password is right it throws ACCOUNT_SUSPENDED, ACCOUNT_CLOSED, or
 * SECOND_STEP_NEEDED with the token for that step.
 */
export async function logIn(
  services: Services,
  tokens: AccessTokens,
  { email, password }: { readonly email: string; readonly password: string },
  from: Requester,
): Promise<LoggedIn> {
  const { db, config, clock } = services;
  const now = clock.now();
  const admission = await admitLogin(db, email, from, now);
  const user = await findByEmail(db, email);
  const isRight = await tryPassword(admission, password, user?.passwordHash ?? null);
  if (!isRight || user === null) throw new AppError('BAD_CREDENTIALS');
  if (user.status === 'Suspended') throw suspended(config.contact.email);
  if (user.status !== 'Active') throw new AppError('ACCOUNT_CLOSED');
  const { id: userId, passwordHash } = user;
  const result = await inTransaction(db, async (tx) => {
    // The password may have been changed while it was compared; that change has ended all sessions.
    if (!(await lockWithPassword(tx, userId, passwordHash))) throw new AppError('BAD_CREDENTIALS');
    if (await readHasSecondFactor(tx, userId)) {
      return { next: 'code', secondStep: await beginSecondStep(tx, { userId, passwordHash }, now) } as const;
    }
    return { next: 'session', opened: await finishLogin(tx, userId, from, now) } as const;
  });
  if (result.next === 'code') throw new AppError('SECOND_STEP_NEEDED', { secondStep: result.secondStep });
  return withAccessToken(tokens, result.opened);
}

function suspended(email: string): AppError {
  const message = texts.suspendedContact({ email });
  return new AppError('ACCOUNT_SUSPENDED', email === '' ? {} : { message });
}
