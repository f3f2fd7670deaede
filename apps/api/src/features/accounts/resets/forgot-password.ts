import { randomInt } from 'node:crypto';
import { inTransaction } from '../../../platform/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import { countAgainst, type Limit } from '../../../platform/rate-limit/index.ts';
import type { Services } from '../../../platform/services.ts';
import { findByEmail } from '../accounts.queries.ts';
import { otpMail } from '../mails.ts';
import { hashOtp, hashSecret, makeSecret } from '../secrets.ts';
import { insertReset } from './resets.queries.ts';

/** Mails to one person, and asked for from one address. */
const TO_ONE: Limit = { name: 'otp-to', most: 6, windowSeconds: 3_600 };
const FROM_ONE: Limit = { name: 'otp-from', most: 200, windowSeconds: 3_600 };

/**
 * Mails an OTP and returns the secret that ties it to this browser. The same happens, and is answered, for an
 * address that has no account; only that no mail goes out.
 */
export async function forgotPassword({ db, clock }: Services, email: string, ip: string): Promise<string> {
  const now = clock.now();
  await countAgainst(db, FROM_ONE, ip, now);
  await countAgainst(db, TO_ONE, email, now);
  const secret = makeSecret();
  const otp = String(randomInt(1_000_000)).padStart(6, '0');
  await inTransaction(db, async (tx) => {
    const user = await findByEmail(tx, email);
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
