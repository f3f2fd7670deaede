import type { UserId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { hashSecret, makeSecret } from '../secrets.ts';
import {
  deleteOtherDevices,
  insertDevice,
  isKnownDevice,
  keepNewestDevices,
  replaceDeviceHash,
  touchDevice,
} from './known-devices.queries.ts';

/** The most devices an account remembers. When it is exceeded, the device that was used least recently is forgotten. */
const DEVICES_PER_ACCOUNT = 20;

/** Where a login request comes from. */
export type Requester = {
  /** The client address, in the form that `addressKey` returns. */
  readonly address: string;
  /** The value of the device cookie. */
  readonly device: string | null;
  /** The User-Agent header; empty if there is none. */
  readonly userAgent: string;
};

/** A key for rate limits of the device, if the account with this email has logged in on it before; otherwise null. */
export async function knownDeviceKey(db: Db, device: string | null, email: string): Promise<string | null> {
  if (device === null) return null;
  const hash = hashSecret(device);
  return (await isKnownDevice(db, hash, email)) ? hash.toString('base64url') : null;
}

/**
 * Makes a device known to an account and returns the value of its cookie. A device that wasn't known to this account
 * gets a new secret, even if it sent one of another account: a stranger may have planted that cookie.
 */
export async function rememberDevice(
  tx: Db,
  userId: UserId,
  device: string | null,
  now: Date,
): Promise<string> {
  if (device !== null && (await touchDevice(tx, hashSecret(device), userId, now))) return device;
  const secret = makeSecret();
  if (device !== null) await replaceDeviceHash(tx, hashSecret(device), hashSecret(secret));
  await insertDevice(tx, hashSecret(secret), userId, now);
  await keepNewestDevices(tx, userId, DEVICES_PER_ACCOUNT);
  return secret;
}

/** Makes an account forget all devices except this one. */
export async function forgetOtherDevices(tx: Db, userId: UserId, device: string | null): Promise<void> {
  await deleteOtherDevices(tx, userId, device === null ? null : hashSecret(device));
}
