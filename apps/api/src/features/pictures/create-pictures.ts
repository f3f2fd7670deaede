import sharp from 'sharp';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import { createLanes } from './lanes.ts';
import { cachedFile, masterFile, readIfThere, writeWhole } from './picture-files.ts';
import { BASE_WIDTH, type PictureWidth } from './picture-sizes.ts';
import { readRecipe } from './pictures.queries.ts';

/** Draws and scales pictures in another process, so that other requests don't wait. */
export type PictureArtist = {
  /** Draws a picture from its recipe: a square image, `widthPx` wide. */
  draw(recipe: unknown, widthPx: number): Promise<Buffer>;
  /** Scales a picture down to a WebP of `widthPx`. */
  shrink(picture: Buffer, widthPx: number): Promise<Buffer>;
};

export type Pictures = {
  /** The WebP bytes of a picture in one size, created first if necessary; null if there is no such picture. */
  read(id: string, width: PictureWidth): Promise<Buffer | null>;
  /** The same at low priority: waits while any picture is requested. */
  prepare(id: string, width: PictureWidth): Promise<void>;
};

type Options = {
  readonly db: Database;
  readonly dataDir: string;
  readonly artist?: PictureArtist | undefined;
};
type Make = (task: () => Promise<Buffer>) => Promise<Buffer>;

const DRAWN_AT_ONCE = 2;
const DRAWINGS_WAITING = 400;
const QUALITY = 82;

/**
 * Serves pictures in every size. A size is created once, from an upload's master or by the artist, and stored as a
 * file; concurrent requests for it share the work. Throws UNAVAILABLE if drawing fails or too many drawings are queued.
 * Without an artist only uploads are available.
 */
export function createPictures({ db, dataDir, artist }: Options): Pictures {
  const shrink = (picture: Buffer, width: PictureWidth) =>
    artist === undefined ? shrinkHere(picture, width) : artist.shrink(picture, width);
  const lanes = createLanes({ atOnce: DRAWN_AT_ONCE, waiting: DRAWINGS_WAITING });
  const inTheMaking = new Map<string, Promise<Buffer | null>>();

  async function obtain(id: string, width: PictureWidth, make: Make): Promise<Buffer | null> {
    const path = cachedFile(dataDir, id, width);
    const kept = await readIfThere(path);
    if (kept !== null) return kept;
    const flying = inTheMaking.get(path);
    if (flying !== undefined) return flying;
    const flight = produce(id, width, make)
      .then(async (bytes) => {
        if (bytes !== null) await writeWhole(path, bytes);
        return bytes;
      })
      .finally(() => inTheMaking.delete(path));
    inTheMaking.set(path, flight);
    return flight;
  }

  async function produce(id: string, width: PictureWidth, make: Make): Promise<Buffer | null> {
    const master = await readIfThere(masterFile(dataDir, id));
    if (master !== null) return make(() => shrink(master, width));
    if (width < BASE_WIDTH) {
      const base = await obtain(id, BASE_WIDTH, make);
      return base === null ? null : make(() => shrink(base, width));
    }
    const recipe = await readRecipe(db, id);
    return recipe === null || !artist ? null : make(() => drawn(artist, recipe, width));
  }

  return {
    read: (id, width) => obtain(id, width, (task) => lanes.run(task)),
    prepare: async (id, width) => {
      await obtain(id, width, (task) => lanes.runIdle(task));
    },
  };
}

function shrinkHere(bytes: Buffer, width: PictureWidth): Promise<Buffer> {
  return sharp(bytes).resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY }).toBuffer();
}

async function drawn(artist: PictureArtist, recipe: unknown, width: PictureWidth): Promise<Buffer> {
  try {
    const bytes = await artist.draw(recipe, width);
    const isWebp = bytes.toString('latin1', 8, 12) === 'WEBP';
    return isWebp ? bytes : await sharp(bytes).webp({ quality: QUALITY }).toBuffer();
  } catch (error) {
    throw new AppError('UNAVAILABLE', { message: 'That picture can’t be drawn right now', cause: error });
  }
}
