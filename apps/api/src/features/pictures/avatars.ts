import { rm } from 'node:fs/promises';
import type { UserId } from '@jhola/domain';
import { countAgainst, type Limit } from '../../platform/rate-limit/index.ts';
import type { Services } from '../../platform/services.ts';
import { deleteCached, masterFile } from './picture-files.ts';
import { pictureIdOfPath } from './picture-sizes.ts';
import { deleteAvatarRow } from './pictures.queries.ts';
import { type StoredUpload, storeUpload } from './store-upload.ts';

/**
 * Maximum number of uploads: each takes a second of CPU time. An account keeps only one photo, so its disk space needs
 * no limit.
 */
const AVATARS: Limit = { name: 'avatar', most: 20, windowSeconds: 3_600 };

/**
 * Stores a profile photo for one account: the same content of another account is another file. Throws BAD_IMAGE, and
 * TOO_MANY after twenty in an hour.
 */
export async function storeAvatar(services: Services, bytes: Buffer, userId: UserId): Promise<StoredUpload> {
  await countAgainst(services.db, AVATARS, userId, services.clock.now());
  return storeUpload(services, bytes, userId, { isAvatar: true });
}

/** Deletes a profile photo, with its files in all sizes, unless it is in use. Ignores other pictures. */
export async function deleteAvatar(
  { db, config }: Pick<Services, 'db' | 'config'>,
  path: string,
): Promise<void> {
  const id = pictureIdOfPath(path);
  if (id === null || !(await deleteAvatarRow(db, id, path))) return;
  await rm(masterFile(config.dataDir, id), { force: true });
  // Last: sizes may be stored until the master is gone. Who stores one later finds no master, and deletes it again
  // (`createPictures`).
  await deleteCached(config.dataDir, id);
}
