import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { rememberDevice, type Requester } from '../devices/known-device.ts';
import { hashOtp, hashSecret, equalHashes } from '../secrets.ts';
import { countOtpGuess } from './otp-limits.ts';
import { countOtpTry, markVerified } from './resets.queries.ts';

const TRIES = 5;

/**
 * Marks this browser's request as verified and makes its device known to the account. Counts the attempt before it
 * compares the OTP. Returns the value of the device cookie. Throws BAD_OTP, and TOO_MANY after too many guesses of the
 * account's codes.
 */
export async function verifyOtp(
  { db, clock }: Services,
  secret: string | null,
  { email, otp }: { readonly email: string; readonly otp: string },
  from: Requester,
): Promise<string> {
  if (secret === null) throw wrongOtp();
  const now = clock.now();
  const cookieHash = hashSecret(secret);
  const known = await countOtpTry(db, cookieHash, email, now, TRIES);
  if (known === null) throw wrongOtp();
  const uncountGuess = await countOtpGuess(db, email, from, now);
  const { userId, otpHash } = known;
  if (userId === null || !equalHashes(otpHash, hashOtp(otp, secret))) throw wrongOtp();
  await uncountGuess();
  return inTransaction(db, async (tx) => {
    await markVerified(tx, cookieHash, now);
    return rememberDevice(tx, userId, from.device, now);
  });
}

function wrongOtp(): AppError {
  return new AppError('BAD_OTP', { field: 'otp' });
}
