import type { UserId } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** Whether the account with this email has logged in on the device. */
export async function isKnownDevice(db: Db, deviceHash: Buffer, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('users.id')
    .where('known_devices.device_hash', '=', deviceHash)
    .where('users.email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Updates the time of the device's last use; returns whether the device was known. */
export async function touchDevice(tx: Db, deviceHash: Buffer, userId: UserId, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('known_devices')
    .set({ last_seen_at: now })
    .where('device_hash', '=', deviceHash)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a device another secret, for all accounts that know it. */
export async function replaceDeviceHash(tx: Db, before: Buffer, after: Buffer): Promise<void> {
  await tx
    .updateTable('known_devices')
    .set({ device_hash: after })
    .where('device_hash', '=', before)
    .execute();
}

/** Makes a device known to an account as of now. Fails if it is known already: `touchDevice` finds that out first. */
export async function insertDevice(tx: Db, deviceHash: Buffer, userId: UserId, now: Date): Promise<void> {
  await tx
    .insertInto('known_devices')
    .values({ device_hash: deviceHash, user_id: userId, known_since: now, last_seen_at: now })
    .execute();
}

/** Keeps the given number of devices of an account: those used last. */
export async function keepNewestDevices(tx: Db, userId: UserId, most: number): Promise<void> {
  await sql`
    delete from known_devices where user_id = ${userId} and device_hash in (
      select device_hash from known_devices where user_id = ${userId}
      order by last_seen_at desc, device_hash offset ${most})`.execute(tx);
}

/** Deletes the devices of an account, except for one. */
export async function deleteOtherDevices(tx: Db, userId: UserId, kept: Buffer | null): Promise<void> {
  let query = tx.deleteFrom('known_devices').where('user_id', '=', userId);
  if (kept !== null) query = query.where('device_hash', '<>', kept);
  await query.execute();
}

/** Deletes the devices of all accounts that were last used before this time. */
export async function deleteDevicesUnusedSince(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('known_devices').where('last_seen_at', '<', before).execute();
}
