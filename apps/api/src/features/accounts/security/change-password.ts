import { AppError } from '../../../platform/app-error.ts';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Services } from '../../../platform/services.ts';
import { readCredentials, readUser, updateWithPassword } from '../accounts.queries.ts';
import { forgetOtherDevices, type Requester } from '../devices/known-device.ts';
import { passwordChangedMail } from '../mails.ts';
import { refuseCommonPassword } from '../passwords/common-passwords.ts';
import { hashPassword, isPassword } from '../passwords/passwords.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { deleteUnusedResets } from '../resets/resets.queries.ts';
import { endOtherSessions } from '../sessions/sessions.queries.ts';

type Form = { readonly currentPassword: string; readonly newPassword: string };

/** How long a change can be sent again, in case its response was lost. */
const REPEATABLE_MS = 10 * 60_000;

/**
 * Sets a new password, ends all other sessions, deletes other devices and OTPs, and informs the owner by mail. If two
 * changes run at the same time, only one succeeds. Does nothing if the account got this password a moment ago: the
 * response was lost. Throws WRONG_PASSWORD, and TOO_MANY after many wrong passwords.
 */
export async function changePassword(
  services: Services,
  user: SignedIn,
  form: Form,
  from: Requester,
): Promise<void> {
  try {
    await change(services, user, form, from);
  } catch (error) {
    const isWrong = error instanceof AppError && error.code === 'WRONG_PASSWORD';
    if (isWrong && (await wasChanged(services, user, form, from))) return;
    throw error;
  }
}

/** Whether the account was changed a moment ago and has this password. Its attempt has been counted already. */
async function wasChanged(
  { db, clock }: Services,
  { userId }: SignedIn,
  { newPassword }: Form,
  from: Requester,
): Promise<boolean> {
  const { passwordHash, updatedAt } = await readCredentials(db, userId);
  // A time in the future was set by a clock that was ahead.
  const agoMs = Math.abs(clock.now().getTime() - updatedAt.getTime());
  return agoMs <= REPEATABLE_MS && (await isPassword(from.address, newPassword, passwordHash));
}

async function change(
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
