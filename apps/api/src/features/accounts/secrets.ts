import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 32 random bytes as text that is valid in a cookie, a link or a header. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a secret, as stored in the database. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** An OTP is short, so its hash includes the secret of the browser that requested it. */
export function hashOtp(otp: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(otp).digest();
}

/**
 * Compares two hashes in constant time, so that the response time tells nothing about the stored one. Hashes of
 * different lengths are unequal.
 */
export function equalHashes(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
