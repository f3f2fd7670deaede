import { AppError } from '../../platform/app-error.ts';
import { breaks } from '../../platform/http/database-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import { queueMail } from '../../platform/mail/index.ts';
import { countAgainst, type Limit } from '../../platform/rate-limit/index.ts';
import type { Services } from '../../platform/services.ts';
import { readUser, updateUserRow } from './accounts.queries.ts';
import { emailChangedMail } from './mails.ts';
import { askToConfirm } from './register.ts';

/** Whoever finds an unlocked phone must not be able to take the account along. */
const FRESH_LOGIN_MS = 15 * 60_000;
/** Each change mails two addresses, of which one may be a stranger's. */
const CHANGES: Limit = { name: 'email-change', most: 10, windowSeconds: 3_600 };

type Form = { readonly name: string; readonly email: string; readonly mobile: string };

/** Changes the profile. Another email needs a fresh login and has to be confirmed; the old one is told. */
export async function updateUser(services: Services, { userId, loggedInAt }: SignedIn, form: Form) {
  const { db, clock, config } = services;
  const now = clock.now();
  try {
    return await inTransaction(db, async (tx) => {
      const before = await readUser(tx, userId);
      const { name, email, mobile } = form;
      await updateUserRow(tx, userId, { name, mobile, updated_at: now });
      if (email !== before.email) {
        if (now.getTime() - loggedInAt.getTime() > FRESH_LOGIN_MS) {
          throw new AppError('RECENT_LOGIN_NEEDED', { field: 'email' });
        }
        await countAgainst(tx, CHANGES, userId, now);
        await updateUserRow(tx, userId, { email, email_verified_at: null });
        await askToConfirm(tx, { id: userId, name, email }, config.publicUrl, now);
        await queueMail(tx, emailChangedMail(before, email), now);
      }
      return readUser(tx, userId);
    });
  } catch (error) {
    if (breaks(error, 'users_email_key')) throw new AppError('EMAIL_TAKEN', { field: 'email' });
    throw error;
  }
}
