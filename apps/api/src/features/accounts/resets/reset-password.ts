import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Services } from '../../../platform/services.ts';
import { readUser, updateUserRow } from '../accounts.queries.ts';
import { passwordChangedMail } from '../mails.ts';
import { refuseCommonPassword } from '../passwords/common-passwords.ts';
import { hashPassword, isPassword } from '../passwords/passwords.ts';
import { forgetOtherDevices, type Requester } from '../devices/known-device.ts';
import { hashSecret } from '../secrets.ts';
import { endSessionsOf } from '../sessions/sessions.queries.ts';
import { deleteUnusedResets, isVerified, readUsedReset, useReset } from './resets.queries.ts';

/**
 * Sets a new password, using the verified request of this browser. Ends all sessions of the account, deletes its other
 * requests and devices, and informs the owner by mail. If two resets run at the same time, only one succeeds. Does
 * nothing if this request has set this password already: its response was lost. Throws OTP_NOT_VERIFIED without a
 * verified request.
 */
export async function resetPassword(
  services: Services,
  secret: string | null,
  { email, newPassword }: { readonly email: string; readonly newPassword: string },
  from: Requester,
): Promise<void> {
  const { db, clock, config } = services;
  const now = clock.now();
  if (secret === null) throw new AppError('OTP_NOT_VERIFIED');
  // Checks the request before hashing the password, because hashing is expensive.
  if (!(await isVerified(db, hashSecret(secret), email, now))) {
    const used = await readUsedReset(db, hashSecret(secret), email, now);
    if (used !== null && (await isPassword(from.address, newPassword, used.passwordHash))) return;
    throw new AppError('OTP_NOT_VERIFIED');
  }
  await refuseCommonPassword(config, newPassword, 'newPassword');
  const password_hash = await hashPassword(from.address, newPassword);
  await inTransaction(db, async (tx) => {
    const userId = await useReset(tx, hashSecret(secret), email, now);
    if (userId === null) throw new AppError('OTP_NOT_VERIFIED');
    await updateUserRow(tx, userId, { password_hash, updated_at: now });
    await endSessionsOf(tx, userId, now);
    await deleteUnusedResets(tx, userId);
    await forgetOtherDevices(tx, userId, from.device);
    const person = await readUser(tx, userId);
    await queueMail(tx, passwordChangedMail(person, 'all devices', config.publicUrl), now);
  });
}
