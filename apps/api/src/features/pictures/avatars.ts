import { rm } from 'node:fs/promises';
import type { UserId } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import { countAgainst, type Limit } from '../../platform/rate-limit/index.ts';
import { runSteps } from '../../platform/run-steps.ts';
import type { Services } from '../../platform/services.ts';
import { deleteCached, masterFile } from './picture-files.ts';
import { pictureIdOfPath, picturePath } from './picture-sizes.ts';
import { deleteAvatarRow, lockPicture, readUnusedAvatars } from './pictures.queries.ts';
import { type EncodedUpload, encodeUpload, storeUpload } from './store-upload.ts';

/**
 * Maximum number of uploads: each takes a second of CPU time. An account keeps only one photo, so its disk space needs
 * no limit.
 */
const AVATARS: Limit = { name: 'avatar', most: 20, windowSeconds: 3_600 };

/**
 * Re-encodes a profile photo for one account: the same content of another account is another file. Throws BAD_IMAGE, and
 * TOO_MANY after twenty in an hour.
 */
export async function encodeAvatar(
  services: Services,
  bytes: Buffer,
  userId: UserId,
): Promise<EncodedUpload> {
  await countAgainst(services.db, AVATARS, userId, services.clock.now());
  return encodeUpload(bytes, userId, { isAvatar: true });
}

/**
 * Stores a profile photo. A deletion of the same photo waits until the transaction has ended, which sets it as the
 * account's: without that, a photo that is uploaded again while it is deleted could lose its file.
 */
export async function storeAvatar(
  tx: Db,
  services: Pick<Services, 'config' | 'clock'>,
  photo: EncodedUpload,
): Promise<void> {
  await lockPicture(tx, photo.id);
  await storeUpload(tx, services, photo);
}

/** Deletes a profile photo, with its files in all sizes, unless it is in use. Ignores other pictures. */
export async function deleteAvatar(
  { db, config }: Pick<Services, 'db' | 'config'>,
  path: string,
): Promise<void> {
  const id = pictureIdOfPath(path);
  if (id === null) return;
  await inTransaction(db, async (tx) => {
    await lockPicture(tx, id);
    if (!(await deleteAvatarRow(tx, id, path))) return;
    await rm(masterFile(config.dataDir, id), { force: true });
    // Last, because sizes may be stored until the master is deleted. A request that stores one later finds no master,
    // and deletes it again (`createPictures`).
    await deleteCached(config.dataDir, id);
  });
}

/**
 * Deletes profile photos that no account uses any more: the process ended, or the disk failed, after the account had
 * replaced its photo or was deleted, and before its files were. One that can't be deleted doesn't keep the others.
 */
export async function deleteUnusedAvatars(
  services: Pick<Services, 'db' | 'config'>,
  isStopping: () => boolean,
): Promise<void> {
  const unused = await readUnusedAvatars(services.db);
  await runSteps(
    unused.map((id) => () => deleteAvatar(services, picturePath(id))),
    isStopping,
  );
}
