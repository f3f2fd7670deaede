import { createHash } from 'node:crypto';
import type { UserId } from '@jhola/domain';
import type { Services } from '../../platform/services.ts';
import { encodeMaster } from './encode-master.ts';
import { masterFile, writeFileAtomically } from './picture-files.ts';
import { picturePath } from './picture-sizes.ts';
import { insertUpload } from './pictures.queries.ts';

export type StoredUpload = {
  readonly id: string;
  /** The stored path: '/images/<id>/640.webp'. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
};

/**
 * Re-encodes and stores an uploaded picture. The same picture again gives the same file and row. Throws BAD_IMAGE if it
 * can't be decoded. Writes the file before the row: a crash in between leaves an unused file, never a row without its
 * file.
 */
export async function storeUpload(
  services: Services,
  bytes: Buffer,
  userId: UserId,
  { isAvatar }: { readonly isAvatar: boolean },
): Promise<StoredUpload> {
  const master = await encodeMaster(bytes);
  const content = createHash('sha256').update(master.webp);
  if (isAvatar) content.update(userId);
  const id = content.digest('hex').slice(0, 40);
  await writeFileAtomically(masterFile(services.config.dataDir, id), master.webp);
  const { width, height } = master;
  await insertUpload(services.db, {
    id,
    width,
    height,
    uploadedBy: userId,
    isAvatar,
    now: services.clock.now(),
  });
  return { id, path: picturePath(id), width, height };
}
