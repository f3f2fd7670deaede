import type { UserId } from '@jhola/domain';
import { AppError } from '../../platform/app-error.ts';
import { violates } from '../../platform/http/database-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import { keepMailsWithAccount, queueMail } from '../../platform/mail/index.ts';
import { countAgainst, type Limit } from '../../platform/rate-limit/index.ts';
import type { Services } from '../../platform/services.ts';
import { readCredentials, readUser, updateUserRow } from './accounts.queries.ts';
import type { Requester } from './devices/known-device.ts';
import { lockSignedIn } from './lock-signed-in.ts';
import { emailChangedMail } from './mails.ts';
import { requirePassword } from './passwords/require-password.ts';
import { deleteUnusedResets } from './resets/resets.queries.ts';
import { askToConfirm } from './register.ts';

/**
 * After a login the email can be changed without the password for this long. The limit protects the account if a
 * stranger finds an unlocked phone.
 */
const FRESH_LOGIN_MS = 15 * 60_000;
/** Each change sends mails to two addresses, one of which may be a stranger's, or reveals that an email is taken. */
const CHANGES: Limit = { name: 'email-change', most: 10, windowSeconds: 3_600 };

type Form = {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly password?: string | undefined;
};

/**
 * Changes the profile. A new email has to be confirmed. It needs the password in the form, or a login in the last
 * minutes (for clients that send only name, email and mobile). The old address is informed, and OTPs sent there become
 * invalid. Throws WRONG_PASSWORD, RECENT_LOGIN_NEEDED, EMAIL_TAKEN, and TOO_MANY after many wrong passwords, or many
 * emails, taken ones included.
 */
export async function updateUser(
  services: Services,
  { userId, loggedInAt }: SignedIn,
  form: Form,
  from: Requester,
) {
  const { db, clock, config } = services;
  const now = clock.now();
  const isProven = await provesOwner(services, userId, form, from);
  try {
    return await inTransaction(db, async (tx) => {
      await lockSignedIn(tx, userId);
      const before = await readUser(tx, userId);
      const { name, email, mobile } = form;
      await updateUserRow(tx, userId, { name, mobile, updated_at: now });
      if (email !== before.email) {
        // A login in the future was recorded by a clock that was ahead.
        const sinceLoginMs = Math.abs(now.getTime() - loggedInAt.getTime());
        if (!isProven && sinceLoginMs > FRESH_LOGIN_MS) {
          throw new AppError('RECENT_LOGIN_NEEDED', { field: 'email' });
        }
        await countAgainst(tx, CHANGES, userId, now);
        await updateUserRow(tx, userId, { email, email_verified_at: null });
        await askToConfirm(tx, { id: userId, email }, config.publicUrl, now);
        await deleteUnusedResets(tx, userId);
        await queueMail(tx, emailChangedMail(before, email), now);
        await keepMailsWithAccount(tx, before.email, userId);
      }
      return readUser(tx, userId);
    });
  } catch (error) {
    if (!violates(error, 'users_email_key')) throw error;
    // Counted again, because the first count was rolled back: otherwise an account could try any number of emails.
    await countAgainst(db, CHANGES, userId, now);
    throw new AppError('EMAIL_TAKEN', { field: 'email' });
  }
}

/** Whether the form has the right password; it is checked only if the email changes. Throws WRONG_PASSWORD. */
async function provesOwner(
  services: Services,
  userId: UserId,
  { email, password }: Form,
  from: Requester,
): Promise<boolean> {
  if (password === undefined || (await readCredentials(services.db, userId)).email === email) return false;
  await requirePassword(services, userId, password, from, 'password');
  return true;
}
