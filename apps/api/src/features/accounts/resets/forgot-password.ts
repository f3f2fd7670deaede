import { randomInt } from 'node:crypto';
import { inTransaction } from '../../../platform/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Services } from '../../../platform/services.ts';
import { lockEmail } from '../accounts.queries.ts';
import type { Requester } from '../devices/known-device.ts';
import { otpMail } from '../mails.ts';
import { hashOtp, hashSecret, makeSecret } from '../secrets.ts';
import { countOtpMail } from './otp-limits.ts';
import { insertReset } from './resets.queries.ts';

/**
 * Mails an OTP and returns the secret that binds it to this browser. For an email without an account it does the same
 * and returns the same, but sends no mail. Throws TOO_MANY.
 */
export async function forgotPassword(
  { db, clock }: Services,
  email: string,
  from: Requester,
): Promise<string> {
  const now = clock.now();
  await countOtpMail(db, email, from, now);
  const secret = makeSecret();
  const otp = String(randomInt(1_000_000)).padStart(6, '0');
  await inTransaction(db, async (tx) => {
    const user = await lockEmail(tx, email);
    await insertReset(tx, {
      cookie_hash: hashSecret(secret),
      email,
      user_id: user?.id ?? null,
      otp_hash: hashOtp(otp, secret),
      requested_at: now,
    });
    if (user !== null) await queueMail(tx, otpMail(user, otp), now);
  });
  return secret;
}
