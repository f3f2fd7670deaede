import { requestedLanguage } from '@jhola/messages';
import { makeId, type UserId } from '@jhola/domain';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { violates } from '../../platform/http/database-error.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import { queueMail } from '../../platform/mail/index.ts';
import { countAgainst, type Limit } from '../../platform/rate-limit/index.ts';
import type { Services } from '../../platform/services.ts';
import { findUnchanged, insertConfirmation, insertUser } from './accounts.queries.ts';
import type { Requester } from './devices/known-device.ts';
import { confirmationMail } from './mails.ts';
import { refuseCommonPassword } from './passwords/common-passwords.ts';
import { hashPassword } from './passwords/passwords.ts';
import { requirePassword } from './passwords/require-password.ts';
import { hashSecret, makeSecret } from './secrets.ts';

/** A whole housing society may register from one address; the limit stops scripts. */
const REGISTRATIONS: Limit = { name: 'register', most: 200, windowSeconds: 3_600 };

type Form = { readonly name: string; readonly email: string; readonly password: string };

/** How long a registration can be sent again, in case its response was lost. */
const REPEATABLE_MS = 10 * 60_000;

/**
 * Creates an account and sends a mail to confirm the address. Does nothing if this request has created the account
 * already: its response was lost. Throws EMAIL_TAKEN, BAD_REQUEST for a common password if the shop refuses these, and
 * TOO_MANY.
 */
export async function register(services: Services, form: Form, from: Requester) {
  const { db, clock, config } = services;
  const now = clock.now();
  await countAgainst(db, REGISTRATIONS, from.address, now);
  await refuseCommonPassword(config, form.password, 'password');
  const { name, email } = form;
  const id = makeId<'User'>(now);
  const password_hash = await hashPassword(from.address, form.password);
  try {
    await inTransaction(db, async (tx) => {
      const language = requestedLanguage();
      await insertUser(tx, { id, name, email, password_hash, language, created_at: now, updated_at: now });
      await askToConfirm(tx, { id, email }, config.publicUrl, now);
    });
  } catch (error) {
    if (!violates(error, 'users_email_key')) throw error;
    return { _id: await registeredBefore(services, form, from), name, email };
  }
  return { _id: id, name, email };
}

/**
 * The account that the same registration created a moment ago. Attempts are counted together with failed logins,
 * because its password could be guessed here. Throws EMAIL_TAKEN, and TOO_MANY after many wrong passwords.
 */
async function registeredBefore(services: Services, form: Form, from: Requester): Promise<UserId> {
  const taken = new AppError('EMAIL_TAKEN', { field: 'email' });
  const id = await findUnchanged(services.db, form, services.clock.now(), REPEATABLE_MS);
  if (id === null) throw taken;
  await requirePassword(services, id, form.password, from, 'password').catch((error: unknown) => {
    throw error instanceof AppError && ['WRONG_PASSWORD', 'NO_SESSION'].includes(error.code) ? taken : error;
  });
  return id;
}

/** Queues a mail with a link that confirms an account's email. */
export async function askToConfirm(
  tx: Db,
  { id, email }: { readonly id: UserId; readonly email: string },
  publicUrl: string,
  now: Date,
): Promise<void> {
  const code = makeSecret();
  await insertConfirmation(tx, { code_hash: hashSecret(code), user_id: id, email, created_at: now });
  await queueMail(tx, confirmationMail(email, publicUrl, code), now);
}
