import { LIMITS } from '@jhola/domain';
import { texts } from '#messages/picture-files.ts';

/** Thrown for a file that can't be used as a picture; the message is for users. */
export class UnfitPicture extends Error {}

const TAKEN = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const MEGABYTE = 1024 * 1024;
/** Smaller files hardly ever have too many pixels, and needn't be decoded here. */
const SURELY_FITS_BYTES = MEGABYTE;
/** Longer than any size in which the shop shows a picture. */
const LONGEST_SIDE = 2_560;
const SHORTEST_SIDE = 640;
const QUALITY = 0.88;

type FileInfo = Pick<File, 'name' | 'type'>;

/** Whether a file is an iPhone photo (HEIC). Some systems don't know the type, only the name. */
export function isHeic({ name, type }: FileInfo): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

/** The error message for a type that the shop doesn't accept, or null. */
export function typeFault(file: FileInfo): string | null {
  return TAKEN.includes(file.type) || isHeic(file) ? null : texts.otherType;
}

/**
 * Returns the file if the shop accepts it as it is, else a smaller one: photos over 5 MB or with too many pixels are
 * scaled down, and HEIC becomes JPEG if the browser can read it. Rotated as its EXIF data says. Throws UnfitPicture.
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
    // Not a picture, or one that this browser can't decode: the caller reports it.
    return null;
  }
}

/** If the browser can't decode a file, the server decides, unless it is certain to refuse it. */
function unread(file: File): File {
  if (isHeic(file)) throw new UnfitPicture(texts.heic);
  if (file.size > LIMITS.uploadBytes) {
    throw new UnfitPicture(texts.tooLarge({ limit: LIMITS.uploadBytes / MEGABYTE }));
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
  throw new UnfitPicture(texts.cannotShrink);
}

/** The picture scaled to fit a square of this side, in pixels; null if the browser lacks the memory. */
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
