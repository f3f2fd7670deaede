import type { UserId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { hashSecret, makeSecret } from '../secrets.ts';
import {
  deleteOtherDevices,
  insertDevice,
  isKnownDevice,
  keepNewestDevices,
  renameDevice,
  touchDevice,
} from './known-devices.queries.ts';

/** More than anybody has; a script that logs in all day leaves no more behind. */
const DEVICES_PER_ACCOUNT = 20;

/** From where somebody asks to be let in. */
export type Requester = {
  /** As `addressKey` counts it. */
  readonly address: string;
  /** The secret of the device's cookie. */
  readonly device: string | null;
  /** As the program names itself; empty if it doesn't. */
  readonly userAgent: string;
};

/**
 * The device from which the account of this email has logged in before, as a key for counting; null for any other
 * device.
 */
export async function knownDeviceKey(db: Db, device: string | null, email: string): Promise<string | null> {
  if (device === null) return null;
  const hash = hashSecret(device);
  return (await isKnownDevice(db, hash, email)) ? hash.toString('base64url') : null;
}

/**
 * Makes a device known to an account and returns the secret of its cookie. A device that wasn't known gets a new
 * secret, also where it brought one of another account: a stranger may have planted that one and would know it.
 */
export async function rememberDevice(
  tx: Db,
  userId: UserId,
  device: string | null,
  now: Date,
): Promise<string> {
  if (device !== null && (await touchDevice(tx, hashSecret(device), userId, now))) return device;
  const secret = makeSecret();
  if (device !== null) await renameDevice(tx, hashSecret(device), hashSecret(secret));
  await insertDevice(tx, hashSecret(secret), userId, now);
  await keepNewestDevices(tx, userId, DEVICES_PER_ACCOUNT);
  return secret;
}

/** After this, an account knows no device but this one, if it knew it. */
export async function forgetOtherDevices(tx: Db, userId: UserId, device: string | null): Promise<void> {
  await deleteOtherDevices(tx, userId, device === null ? null : hashSecret(device));
}
