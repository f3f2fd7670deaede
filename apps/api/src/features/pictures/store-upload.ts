import { createHash } from 'node:crypto';
import type { UserId } from '@jhola/domain';
import type { Services } from '../../platform/services.ts';
import { encodeMaster } from './encode-master.ts';
import { masterFile, writeWhole } from './picture-files.ts';
import { picturePath } from './picture-sizes.ts';
import { keepUpload } from './pictures.queries.ts';

export type StoredUpload = {
  readonly id: string;
  /** What a row keeps: '/images/<id>/640.webp'. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
};

/**
 * Re-encodes and keeps an uploaded picture. The same picture again is the same file and row. Throws BAD_IMAGE
 * for what isn't a picture that can be read. The file is there before the row: a crash between the two leaves
 * a file that nothing names, never a row without its file.
 */
export async function storeUpload(services: Services, bytes: Buffer, userId: UserId): Promise<StoredUpload> {
  const master = await encodeMaster(bytes);
  const id = createHash('sha256').update(master.webp).digest('hex').slice(0, 40);
  await writeWhole(masterFile(services.config.dataDir, id), master.webp);
  const { width, height } = master;
  await keepUpload(services.db, { id, width, height, uploadedBy: userId, now: services.clock.now() });
  return { id, path: picturePath(id), width, height };
}
