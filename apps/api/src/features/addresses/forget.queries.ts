import type { UserId } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';

/** Deletes all addresses of a user. Orders have their own copies. */
export async function deleteAddressesOf(tx: Db, userId: UserId): Promise<void> {
  await tx.deleteFrom('addresses').where('user_id', '=', userId).execute();
}

/** Deletes addresses that were removed before a time. */
export async function deleteAddressesRemovedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('addresses').where('status', '=', false).where('updated_at', '<', before).execute();
}
