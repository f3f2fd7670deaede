import type { UserId } from '@jhola/domain';
import { inTransaction } from '../../platform/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { deleteAvatar, encodeAvatar, storeAvatar } from '../pictures/index.ts';
import { readAvatar, updateUserRow } from './accounts.queries.ts';
import { lockSignedIn } from './lock-signed-in.ts';

/**
 * Stores a new profile photo, deletes the one that it replaces, and returns the path of the new one. Throws BAD_IMAGE,
 * TOO_MANY.
 */
export async function changeAvatar(services: Services, userId: UserId, bytes: Buffer): Promise<string> {
  const { db, clock } = services;
  const photo = await encodeAvatar(services, bytes, userId);
  const before = await inTransaction(db, async (tx) => {
    await lockSignedIn(tx, userId);
    await storeAvatar(tx, services, photo);
    const replaced = await readAvatar(tx, userId);
    await updateUserRow(tx, userId, { avatar: photo.path, updated_at: clock.now() });
    return replaced;
  });
  if (before !== photo.path) await deleteAvatar(services, before);
  return photo.path;
}
