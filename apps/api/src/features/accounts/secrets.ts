import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 32 random bytes as text that fits into a cookie, a link or a header. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a secret: enough to know it again, not enough to use it. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** An OTP is short, so its hash is bound to the secret of the browser that it was made for. */
export function hashOtp(otp: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(otp).digest();
}

export function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
