import { AppError } from '../../../platform/app-error.ts';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import type { Services } from '../../../platform/services.ts';
import type { Requester } from '../devices/known-device.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { finishFactorChange } from './finish-factor-change.ts';
import { deleteAuthenticator, readConfirmedAuthenticator } from './authenticators.queries.ts';
import { turnOffWithoutFactors } from './factors.queries.ts';
import { withCode } from './with-code.ts';

/**
 * Removes the authenticator app, which needs the password and a code. Turns two-step verification off if there is no
 * passkey, and returns whether it did. Ends all other sessions, informs the owner by mail and records it. Throws
 * NO_SECOND_FACTOR, WRONG_PASSWORD, BAD_CODE, and TOO_MANY.
 */
export async function removeAuthenticator(
  services: Services,
  { userId, sessionId }: SignedIn,
  { password, code }: { readonly password: string; readonly code: string },
  from: Requester,
): Promise<boolean> {
  const app = await readConfirmedAuthenticator(services.db, userId);
  if (app === null) throw new AppError('NO_SECOND_FACTOR');
  await requirePassword(services, userId, password, from, 'password');
  return withCode(services, userId, code, from, async (tx, _user, now) => {
    await deleteAuthenticator(tx, userId);
    const isOff = await turnOffWithoutFactors(tx, userId);
    const news = isOff ? 'was turned off' : 'has no app any more';
    await finishFactorChange(
      tx,
      { userId, actor: userId, kept: sessionId, news, action: 'remove authenticator' },
      now,
    );
    return isOff;
  });
}
