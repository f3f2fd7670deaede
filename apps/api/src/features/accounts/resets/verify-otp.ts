import { AppError } from '../../../platform/app-error.ts';
import type { Services } from '../../../platform/services.ts';
import { hashOtp, hashSecret, isSame } from '../secrets.ts';
import { countOtpTry, markProved } from './resets.queries.ts';

const TRIES = 5;
const OTP_LIFE_MS = 10 * 60_000;

/** Proves the request of this browser. The try is counted before it is compared. Throws BAD_OTP. */
export async function verifyOtp(
  { db, clock }: Services,
  secret: string | null,
  email: string,
  otp: string,
): Promise<void> {
  if (secret === null) throw wrongOtp();
  const now = clock.now();
  const cookieHash = hashSecret(secret);
  const known = await countOtpTry(db, cookieHash, email, new Date(now.getTime() - OTP_LIFE_MS), TRIES);
  if (known === null || known.userId === null || !isSame(known.otpHash, hashOtp(otp, secret))) {
    throw wrongOtp();
  }
  await markProved(db, cookieHash, now);
}

function wrongOtp(): AppError {
  return new AppError('BAD_OTP', { field: 'otp' });
}
