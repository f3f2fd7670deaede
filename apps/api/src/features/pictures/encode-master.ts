import { LIMITS } from '@jhola/domain';
import { AppError } from '../../platform/app-error.ts';
import { imageTypeOf } from './image-type.ts';
import { createLanes } from './lanes.ts';
import { loadSharp } from './load-sharp.ts';
import { MASTER_SIDE } from './picture-sizes.ts';
import { picturesTexts as texts } from '../../messages/index.ts';

export type Master = { readonly webp: Buffer; readonly width: number; readonly height: number };

/** A decoded upload can take 160 MB, so the process decodes only one at a time. */
const decoding = createLanes({ atOnce: 1, waiting: 20 });
const SECONDS_TO_DECODE = 20;

/**
 * Re-encodes an uploaded picture for storage: WebP, the long side at most 1600 px, rotated upright, without metadata.
 * Throws BAD_IMAGE for a file that isn't a complete picture of an accepted type or has too many pixels; UNAVAILABLE if
 * too many uploads are queued.
 */
export async function encodeMaster(bytes: Buffer): Promise<Master> {
  if (imageTypeOf(bytes) === null) throw new AppError('BAD_IMAGE');
  return decoding.run(async () => {
    const sharp = await loadSharp();
    try {
      const { data, info } = await sharp(bytes, {
        limitInputPixels: LIMITS.uploadPixels,
        failOn: 'error',
        autoOrient: true,
      })
        .resize({ width: MASTER_SIDE, height: MASTER_SIDE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 86 })
        .timeout({ seconds: SECONDS_TO_DECODE })
        .toBuffer({ resolveWithObject: true });
      return { webp: data, width: info.width, height: info.height };
    } catch (error) {
      throw unreadable(error);
    }
  });
}

function unreadable(error: unknown): AppError {
  const tooMany = error instanceof Error && /pixel limit/i.test(error.message);
  const message = tooMany ? texts.tooManyPixels({ max: LIMITS.uploadPixels / 1_000_000 }) : texts.unreadable;
  return new AppError('BAD_IMAGE', { message, cause: error });
}
