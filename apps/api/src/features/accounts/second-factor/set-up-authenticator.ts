import { AppError } from '../../../platform/app-error.ts';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { readCredentials } from '../accounts.queries.ts';
import { lockSignedIn } from '../lock-signed-in.ts';
import type { Requester } from '../devices/known-device.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { type Authenticator, newAuthenticator } from './authenticator.ts';
import { markConfirmed, storeSecret, readAuthenticator } from './authenticators.queries.ts';
import { readHasSecondFactor } from './factors.queries.ts';
import { finishFactorChange } from './finish-factor-change.ts';
import { countCodeGuess } from './code-limits.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { takeAppCode } from './with-code.ts';
import { accountsTexts as texts } from '../../../messages/index.ts';

/**
 * Makes a secret for an app; it is used once it is confirmed. Throws WRONG_PASSWORD, and SECOND_FACTOR_ON if an app is
 * set up already.
 */
export async function startAuthenticator(
  services: Services,
  { userId }: SignedIn,
  password: string,
  from: Requester,
): Promise<Authenticator['shown']> {
  await requirePassword(services, userId, password, from, 'password');
  const { db, clock, sealing } = services;
  const { email } = await readCredentials(db, userId);
  const { secret, shown } = newAuthenticator(email);
  const sealed = await sealing.seal(secret, userId);
  if (!(await storeSecret(db, userId, sealed, clock.now()))) throw new AppError('SECOND_FACTOR_ON');
  return shown;
}

/**
 * Confirms the app with its first code. Ends all other sessions, informs the owner by mail and records it. Returns
 * recovery codes if it is the account's first second factor. Throws NOT_FOUND if no setup was started,
 * SECOND_FACTOR_ON, BAD_CODE, and TOO_MANY after many wrong codes.
 */
export async function confirmAuthenticator(
  { db, clock, sealing, log }: Services,
  { userId, sessionId }: SignedIn,
  code: string,
  from: Requester,
): Promise<string[]> {
  const now = clock.now();
  const begun = await readAuthenticator(db, userId);
  if (begun === null) throw new AppError('NOT_FOUND', { message: texts.scanAgain });
  const { email } = await readCredentials(db, userId);
  const uncountGuess = await countCodeGuess(db, { email, isRecovery: false }, from, now);
  await sealing.ready();
  const codes = await inTransaction(db, async (tx) => {
    // Logins of this account wait, and then ask for a code.
    await lockSignedIn(tx, userId);
    const isFirst = !(await readHasSecondFactor(tx, userId));
    if (!(await markConfirmed(tx, userId, now))) throw new AppError('SECOND_FACTOR_ON');
    if (!(await takeAppCode(tx, { sealing, log }, userId, code, now)))
      throw new AppError('BAD_CODE', { field: 'code' });
    const news = isFirst ? 'was turned on' : 'has an app now';
    await finishFactorChange(
      tx,
      { userId, actor: userId, kept: sessionId, news, action: 'add authenticator' },
      now,
    );
    return isFirst ? makeRecoveryCodes(tx, userId) : [];
  });
  await uncountGuess();
  return codes;
}
