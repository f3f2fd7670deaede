import type { UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Services } from '../../../platform/services.ts';
import { readCredentials } from '../accounts.queries.ts';
import type { Requester } from '../devices/known-device.ts';
import { admitLogin } from '../login-limits.ts';
import { tryPassword } from './try-password.ts';

/** A checked password, and the lane in which to hash a new one. */
export type ProvenPassword = { readonly passwordHash: string; readonly lane: string };

/**
 * Checks the password of an account: of a signed-in user, because somebody who found an unlocked phone doesn't know it,
 * or of a repeated registration. Attempts are counted together with failed logins. `field` is the input field for the
 * error. Throws WRONG_PASSWORD, TOO_MANY after many wrong passwords, and NO_SESSION if the account was deleted or
 * suspended since the request was authenticated: nobody knows the password of a deleted one.
 */
export async function requirePassword(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: UserId,
  password: string,
  from: Requester,
  field: string,
): Promise<ProvenPassword> {
  const { email, passwordHash, status } = await readCredentials(db, userId);
  if (status !== 'Active') throw new AppError('NO_SESSION');
  const admission = await admitLogin(db, email, from, clock.now());
  if (!(await tryPassword(admission, password, passwordHash)))
    throw new AppError('WRONG_PASSWORD', { field });
  return { passwordHash, lane: admission.lane };
}
