import { AppError } from '../../../platform/app-error.ts';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Services } from '../../../platform/services.ts';
import type { Requester } from '../devices/known-device.ts';
import { newRecoveryCodesMail } from '../mails.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { readHasSecondFactor } from './factors.queries.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { withCode } from './with-code.ts';

/**
 * Makes new recovery codes, which needs the password and a code; the old ones no longer work. Throws NO_SECOND_FACTOR,
 * WRONG_PASSWORD, BAD_CODE, and TOO_MANY.
 */
export async function renewRecoveryCodes(
  services: Services,
  { userId }: SignedIn,
  { password, code }: { readonly password: string; readonly code: string },
  from: Requester,
): Promise<string[]> {
  if (!(await readHasSecondFactor(services.db, userId))) throw new AppError('NO_SECOND_FACTOR');
  await requirePassword(services, userId, password, from, 'password');
  return withCode(services, userId, code, from, async (tx, user, now) => {
    await queueMail(tx, newRecoveryCodesMail(user), now);
    return makeRecoveryCodes(tx, userId);
  });
}
