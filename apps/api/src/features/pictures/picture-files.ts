import { randomBytes } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureWidth } from '@jhola/domain';
import { ifMissing } from '../../platform/if-missing.ts';
import { BASE_WIDTH, type JpegFile } from './picture-sizes.ts';

/** The folder of all uploads. */
export function uploadFolder(dataDir: string): string {
  return join(dataDir, 'uploads');
}

/** Path of an upload's re-encoded file. */
export function masterFile(dataDir: string, id: string): string {
  return join(uploadFolder(dataDir), `${id}.webp`);
}

/** Path of the cached file of one size. The cache can be deleted: files are created again. */
export function cachedFile(dataDir: string, id: string, width: PictureWidth): string {
  return join(dataDir, 'cache', 'images', id, `${width}.webp`);
}

/** Path of a cached JPEG. */
export function cachedJpeg(dataDir: string, id: string, file: JpegFile): string {
  return join(dataDir, 'cache', 'images', id, file);
}

/** Path of a cached preview image for shared links to a product; depends on the texts on it. */
export function cachedPreviewImage(dataDir: string, id: string, label: string): string {
  return join(dataDir, 'cache', 'images', id, `share-${label}.jpg`);
}

/** Deletes all cached files of a picture. */
export async function deleteCached(dataDir: string, id: string): Promise<void> {
  const folder = dirname(cachedFile(dataDir, id, BASE_WIDTH));
  // Repeated, because a file may be added while the folder is being deleted.
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Whether there is a file at this path. */
export async function fileExists(path: string): Promise<boolean> {
  return access(path).then(() => true, ifMissing(false));
}

/** The file's bytes, or null if it doesn't exist. */
export async function readFileIfExists(path: string): Promise<Buffer | null> {
  return readFile(path).catch(ifMissing(null));
}

/**
 * Writes a file atomically: readers never see a part of it, also after a power failure. There may be no file then: its
 * name is not flushed.
 */
export async function writeFileAtomically(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
