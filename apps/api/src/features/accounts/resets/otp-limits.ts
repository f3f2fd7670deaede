import type { Db } from '../../../platform/database.ts';
import {
  type Count,
  countAgainst,
  countAll,
  type Limit,
  SLIDING_DAY,
} from '../../../platform/rate-limit/index.ts';
import { knownDeviceKey, type Requester } from '../devices/known-device.ts';

const HOUR = 3_600;

/**
 * Limits of mails. An account's known devices have their own limit, and one address can't use up the limit of all
 * others: a stranger who requests OTPs all day can't prevent the owner from getting one.
 */
const ASKED_FROM: Limit = { name: 'otp-from', most: 200, windowSeconds: HOUR };
const MAILS_TO_DEVICE: Limit = { name: 'otp-to-device', most: 6, windowSeconds: HOUR };
const MAILS_TO_ONE_FROM: Limit = { name: 'otp-to-from', most: 6, windowSeconds: HOUR };
const MAILS_TO_ONE_FROM_A_DAY: Limit = { name: 'otp-to-from-day', most: 10, ...SLIDING_DAY };
const MAILS_TO_ONE: Limit = { name: 'otp-to-day', most: 100, ...SLIDING_DAY };

/**
 * Limits of guesses of one account's codes, however many codes were sent. An OTP has six digits: 95 guesses a day find
 * one with a probability of 0.000095.
 */
const GUESSES_ON_DEVICE: Limit = { name: 'otp-guess-device', most: 35, ...SLIDING_DAY };
const GUESSES_FROM: Limit = { name: 'otp-guess-from', most: 10, ...SLIDING_DAY };
const GUESSES: Limit = { name: 'otp-guess', most: 60, ...SLIDING_DAY };

/** Counts a mail with an OTP, by email address, whether or not it has an account. Throws TOO_MANY. */
export async function countOtpMail(db: Db, email: string, from: Requester, now: Date): Promise<void> {
  await countAgainst(db, ASKED_FROM, from.address, now);
  const known = await knownDeviceKey(db, from.device, email);
  if (known !== null) return countAgainst(db, MAILS_TO_DEVICE, `${email} ${known}`, now);
  const pair = `${email} ${from.address}`;
  await countAgainst(db, MAILS_TO_ONE_FROM, pair, now);
  await countAgainst(db, MAILS_TO_ONE_FROM_A_DAY, pair, now);
  return countAgainst(db, MAILS_TO_ONE, email, now);
}

/**
 * Counts a guess before it is checked. Returns a function that removes the count, to be called if the guess was right.
 * Throws TOO_MANY.
 */
export async function countOtpGuess(
  db: Db,
  email: string,
  from: Requester,
  now: Date,
): Promise<() => Promise<void>> {
  const known = await knownDeviceKey(db, from.device, email);
  const counts: readonly Count[] =
    known === null
      ? [
          [GUESSES_FROM, `${email} ${from.address}`],
          [GUESSES, email],
        ]
      : // One count for all known devices together.
        [[GUESSES_ON_DEVICE, email]];
  return countAll(db, counts, now);
}
