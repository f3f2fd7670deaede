import { createHash } from 'node:crypto';
import type { UserId } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';
import { flushFolder } from '../../platform/flush-folder.ts';
import type { Services } from '../../platform/services.ts';
import { encodeMaster } from './encode-master.ts';
import { masterFile, uploadFolder, writeFileAtomically } from './picture-files.ts';
import { picturePath } from './picture-sizes.ts';
import { insertUpload } from './pictures.queries.ts';

/** An uploaded picture that isn't stored yet. */
export type EncodedUpload = {
  readonly id: string;
  /** The path when it is stored: '/images/<id>/640.webp'. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly uploadedBy: UserId;
  readonly isAvatar: boolean;
  readonly webp: Buffer;
};

/**
 * Re-encodes an uploaded picture. The same picture again gives the same id, except for the profile photos of different
 * accounts. Throws BAD_IMAGE if it can't be decoded.
 */
export async function encodeUpload(
  bytes: Buffer,
  uploadedBy: UserId,
  { isAvatar }: { readonly isAvatar: boolean },
): Promise<EncodedUpload> {
  const { webp, width, height } = await encodeMaster(bytes);
  const content = createHash('sha256').update(webp);
  if (isAvatar) content.update(uploadedBy);
  const id = content.digest('hex').slice(0, 40);
  return { id, path: picturePath(id), width, height, uploadedBy, isAvatar, webp };
}

/**
 * Stores an upload; the same one again changes nothing. Writes the file before the row: a crash or a power failure in
 * between leaves an unused file, never a row without its file.
 */
export async function storeUpload(
  db: Db,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  { webp, path: _path, ...upload }: EncodedUpload,
): Promise<void> {
  await writeFileAtomically(masterFile(config.dataDir, upload.id), webp);
  // The file's name, and that of the folder, which the first upload creates.
  for (const folder of [uploadFolder(config.dataDir), config.dataDir]) await flushFolder(folder);
  await insertUpload(db, { ...upload, now: clock.now() });
}
