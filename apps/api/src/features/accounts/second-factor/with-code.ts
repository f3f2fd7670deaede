import type { UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Services } from '../../../platform/services.ts';
import { lockUser, readCredentials } from '../accounts.queries.ts';
import type { Requester } from '../devices/known-device.ts';
import { recoveryCodeMail } from '../mails.ts';
import { stepOf } from './authenticator.ts';
import { readConfirmedAuthenticator, takeStep } from './authenticators.queries.ts';
import { countCodeGuess } from './code-limits.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { countRecoveryCodes, takeRecoveryCode } from './recovery-codes.queries.ts';

const APP_CODE = /^[0-9]{6}$/;

type LockedUser = Awaited<ReturnType<typeof lockUser>>;

/**
 * Runs `action` if the code is right: one of the account's app, or a recovery code. The code is marked as used in the
 * same transaction, so it works once, and stays unused if `action` throws. Wrong codes are counted. Throws BAD_CODE,
 * and TOO_MANY after many wrong ones.
 */
export async function withCode<Result>(
  { db, clock, sealing, log }: Services,
  userId: UserId,
  code: string,
  from: Requester,
  action: (tx: Db, user: LockedUser, now: Date) => Promise<Result>,
): Promise<Result> {
  const now = clock.now();
  const isRecovery = !APP_CODE.test(code);
  const { email } = await readCredentials(db, userId);
  const uncountGuess = await countCodeGuess(db, { email, isRecovery }, from, now);
  await sealing.ready();
  const result = await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, userId);
    const isTaken = await (isRecovery
      ? takeRecovery(tx, userId, user, code, now)
      : takeAppCode(tx, { sealing, log }, userId, code, now));
    if (!isTaken) throw new AppError('BAD_CODE', { field: 'code' });
    return action(tx, user, now);
  });
  await uncountGuess();
  return result;
}

/** Marks a code of a confirmed app as used; returns false if it is wrong, too old, or already used. */
export async function takeAppCode(
  tx: Db,
  { sealing, log }: Pick<Services, 'sealing' | 'log'>,
  userId: UserId,
  code: string,
  now: Date,
): Promise<boolean> {
  const authenticator = await readConfirmedAuthenticator(tx, userId);
  if (authenticator === null) return false;
  const secret = await sealing.open(authenticator, userId);
  if (secret === null) {
    // A recovery code or another admin still lets the user in.
    log.error(
      { alarm: 'secrets key', user: userId },
      'The secret of an authenticator app can’t be decrypted: is its key missing in SECRETS_KEY?',
    );
    return false;
  }
  const step = stepOf(secret, code, now);
  return step !== null && takeStep(tx, userId, authenticator.bytes, step);
}

async function takeRecovery(
  tx: Db,
  userId: UserId,
  user: LockedUser,
  code: string,
  now: Date,
): Promise<boolean> {
  if (!(await takeRecoveryCode(tx, userId, hashRecoveryCode(code), now))) return false;
  const left = await countRecoveryCodes(tx, userId);
  await queueMail(tx, recoveryCodeMail(user, left), now);
  return true;
}
