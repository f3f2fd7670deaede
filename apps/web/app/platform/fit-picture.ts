import { LIMITS } from '@jhola/domain';

/** Why a file can't become a picture of the shop, for people. */
export class UnfitPicture extends Error {}

const TAKEN = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const MEGABYTE = 1024 * 1024;
/** Smaller files are hardly ever too many pixels, and needn't be decoded here. */
const SURELY_FITS_BYTES = MEGABYTE;
/** Longer than any size in which the shop shows a picture. */
const LONGEST_SIDE = 2_560;
const SHORTEST_SIDE = 640;
const QUALITY = 0.88;

type FileInfo = Pick<File, 'name' | 'type'>;

/** Whether a file is a photo as iPhones take them. Some systems don't know the type, only the name. */
export function isHeic({ name, type }: FileInfo): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

/** Why the shop takes no pictures of this type, or null. */
export function typeFault(file: FileInfo): string | null {
  return TAKEN.includes(file.type) || isHeic(file) ? null : 'Only JPEG, PNG, WebP or AVIF';
}

/**
 * The file if the shop takes it as it is, else a smaller one: photos beyond 5 MB or too many pixels are scaled down, and
 * HEIC becomes JPEG if the browser can read it. Turned upright as its EXIF data says. Throws UnfitPicture.
 */
export async function fitPicture(file: File): Promise<File> {
  const fault = typeFault(file);
  if (fault !== null) throw new UnfitPicture(fault);
  if (!isHeic(file) && file.size <= SURELY_FITS_BYTES) return file;
  const bitmap = await decode(file);
  if (bitmap === null) return unread(file);
  try {
    const { width, height } = bitmap;
    const fits = file.size <= LIMITS.uploadBytes && width * height <= LIMITS.uploadPixels;
    return fits && !isHeic(file) ? file : await smaller(file, bitmap);
  } finally {
    bitmap.close();
  }
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // Not a picture, or one that this browser can't read: the caller says so.
    return null;
  }
}

/** A file that the browser can't read is for the server to judge, unless it surely refuses it. */
function unread(file: File): File {
  if (isHeic(file)) throw new UnfitPicture('This browser can’t read HEIC photos. Save it as JPEG first');
  if (file.size > LIMITS.uploadBytes) {
    const limit = `Larger than ${LIMITS.uploadBytes / MEGABYTE} MB`;
    throw new UnfitPicture(`${limit}, and it can’t be read to make it smaller`);
  }
  return file;
}

async function smaller(file: File, bitmap: ImageBitmap): Promise<File> {
  // Browsers that can't write WebP write PNG instead, which keeps transparency as well.
  const type = file.type === 'image/jpeg' || isHeic(file) ? 'image/jpeg' : 'image/webp';
  for (let side = LONGEST_SIDE; side >= SHORTEST_SIDE; side /= 2) {
    const blob = await draw(bitmap, side, type);
    if (blob !== null && blob.size <= LIMITS.uploadBytes) {
      return new File([blob], file.name, { type: blob.type });
    }
  }
  throw new UnfitPicture('This picture can’t be made small enough. Choose a smaller one');
}

/** The picture within a square of this side, in CSS pixels; null if the browser has no memory for it. */
async function draw(bitmap: ImageBitmap, side: number, type: string): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
