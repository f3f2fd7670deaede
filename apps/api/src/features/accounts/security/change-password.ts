import { AppError } from '../../../platform/app-error.ts';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Services } from '../../../platform/services.ts';
import { readUser, updateWithPassword } from '../accounts.queries.ts';
import { forgetOtherDevices, type Requester } from '../devices/known-device.ts';
import { passwordChangedMail } from '../mails.ts';
import { refuseCommonPassword } from '../passwords/common-passwords.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { deleteUnusedResets } from '../resets/resets.queries.ts';
import { endOtherSessions } from '../sessions/sessions.queries.ts';

type Form = { readonly currentPassword: string; readonly newPassword: string };

/**
 * Sets a new password, ends all other sessions, deletes other devices and OTPs, and informs the owner by mail. If two
 * changes run at the same time, only one succeeds. Throws WRONG_PASSWORD, and TOO_MANY after many wrong passwords.
 */
export async function changePassword(
  services: Services,
  { userId, sessionId }: SignedIn,
  { currentPassword, newPassword }: Form,
  from: Requester,
): Promise<void> {
  const { db, clock, config } = services;
  await refuseCommonPassword(config, newPassword, 'newPassword');
  const field = 'currentPassword';
  const { passwordHash, lane } = await requirePassword(services, userId, currentPassword, from, field);
  const password_hash = await hashPassword(lane, newPassword);
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const isChanged = await updateWithPassword(tx, userId, passwordHash, { password_hash, updated_at: now });
    if (!isChanged) throw new AppError('WRONG_PASSWORD', { field });
    await endOtherSessions(tx, userId, sessionId, now);
    await forgetOtherDevices(tx, userId, from.device);
    await deleteUnusedResets(tx, userId);
    const person = await readUser(tx, userId);
    await queueMail(tx, passwordChangedMail(person, 'all other devices', config.publicUrl), now);
  });
}
