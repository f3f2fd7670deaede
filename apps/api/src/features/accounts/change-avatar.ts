import type { UserId } from '@jhola/domain';
import { inTransaction } from '../../platform/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { deleteAvatar, storeAvatar } from '../pictures/index.ts';
import { lockAvatar, updateUserRow } from './accounts.queries.ts';

/**
 * Stores a new profile photo, deletes the one that it replaces, and returns the path of the new one. Throws BAD_IMAGE,
 * TOO_MANY.
 */
export async function changeAvatar(services: Services, userId: UserId, bytes: Buffer): Promise<string> {
  const { db, clock } = services;
  const { path } = await storeAvatar(services, bytes, userId);
  const before = await inTransaction(db, async (tx) => {
    const replaced = await lockAvatar(tx, userId);
    await updateUserRow(tx, userId, { avatar: path, updated_at: clock.now() });
    return replaced;
  });
  if (before !== path) await deleteAvatar(services, before);
  return path;
}
