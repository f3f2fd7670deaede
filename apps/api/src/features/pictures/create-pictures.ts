import { createHash } from 'node:crypto';
import type { PictureWidth } from '@jhola/domain';
import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import { fromDatabase } from '../../platform/http/database-error.ts';
import { linesAMinute } from '../../platform/lines-a-minute.ts';
import { createLanes } from './lanes.ts';
import { loadSharp } from './load-sharp.ts';
import {
  cachedPreviewImage,
  cachedFile,
  cachedJpeg,
  deleteCached,
  fileExists,
  masterFile,
  readFileIfExists,
  writeFileAtomically,
} from './picture-files.ts';
import { BASE_WIDTH, type JpegFile, MAIL_JPEG, widthForJpeg } from './picture-sizes.ts';
import { readRecipe } from './pictures.queries.ts';
import type { PreviewLabel } from './preview-image.ts';

/** Draws and scales pictures in another process, so that other requests don't wait. */
export type PictureArtist = {
  /** Draws a picture from its recipe: a square image, `widthPx` wide. */
  draw(recipe: unknown, widthPx: number): Promise<Buffer>;
  /** Scales a picture down to a WebP of `widthPx`. */
  shrink(picture: Buffer, widthPx: number): Promise<Buffer>;
  /** The picture as JPEG, on a background of this colour. */
  toJpeg(picture: Buffer, background: string): Promise<Buffer>;
  /** Ends the process; unfinished pictures are rejected. */
  close(): Promise<void>;
};

export type Pictures = {
  /** The WebP bytes of a picture in one size, created first if necessary; null if there is no such picture. */
  read(id: string, width: PictureWidth): Promise<Buffer | null>;
  /** A JPEG of a picture, made first if necessary; null if there is no such picture. */
  readJpeg(id: string, file: JpegFile): Promise<Buffer | null>;
  /** The preview image of a shared link to a product that has this picture; null if there is no such picture. */
  readPreviewImage(id: string, label: PreviewLabel): Promise<Buffer | null>;
  /** Creates a picture in one size at low priority: waits while any picture is requested. */
  prepare(id: string, width: PictureWidth): Promise<void>;
  /**
   * Refuses pictures that haven't been started with UNAVAILABLE, and closes the artist, because drawing may hang;
   * resolves when those in progress are stored or have failed.
   */
  close(): Promise<void>;
};

type Options = {
  readonly db: Database;
  readonly dataDir: string;
  readonly artist?: PictureArtist | undefined;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
};

/** How many pictures per minute are logged that can't be stored. */
const UNSTORED_LINES = 5;
/** Loads the module of preview images at first use, because its font library is large. */
const loadPreviewImages = () => import('./preview-image.ts');

/** Runs a task when its queue permits it. */
type Queue = (task: () => Promise<Buffer>) => Promise<Buffer>;
/** The queues for drawing, which is slow, and for scaling down, which is fast. */
type Queues = { readonly draw: Queue; readonly shrink: Queue };

const DRAWN_AT_ONCE = 2;
const DRAWINGS_WAITING = 400;
const QUALITY = 82;
/** The background colour of the light theme. */
const BACKGROUND = '#f4ede0';

/**
 * Serves pictures in every size. A size is created once, from an upload's master or by the artist, and stored as a
 * file; concurrent requests for it share the work. Drawing a small size takes less time than drawing a large one and
 * scaling it down. An upload doesn't wait for queued drawings. A size that can't be stored, because the disk is full for
 * example, is logged and served. Throws UNAVAILABLE if drawing fails or too many drawings are queued. Without an artist
 * only uploads are available.
 */
export function createPictures({ db, dataDir, artist, log }: Options): Pictures {
  const shrink = (picture: Buffer, width: PictureWidth) =>
    artist === undefined ? shrinkHere(picture, width) : artist.shrink(picture, width);
  const toJpeg = (picture: Buffer) =>
    artist === undefined ? toJpegHere(picture, BACKGROUND) : artist.toJpeg(picture, BACKGROUND);
  const lanes = createLanes({ atOnce: DRAWN_AT_ONCE, waiting: DRAWINGS_WAITING });
  const lines = linesAMinute(UNSTORED_LINES);
  const inProgress = new Map<string, Promise<Buffer | null>>();

  const obtain = (id: string, width: PictureWidth, queues: Queues) =>
    obtainFile(id, cachedFile(dataDir, id, width), () => produce(id, width, queues));

  const obtainJpeg = (id: string, file: JpegFile, queues: Queues) =>
    obtainFile(id, cachedJpeg(dataDir, id, file), async () => {
      const picture = await obtain(id, widthForJpeg(file), queues);
      return picture === null
        ? null
        : queues.shrink(async () =>
            file === MAIL_JPEG ? toJpeg(picture) : (await loadPreviewImages()).toPreviewImage(picture, null),
          );
    });

  const obtainPreviewImage = (id: string, label: PreviewLabel, queues: Queues) =>
    obtainFile(id, cachedPreviewImage(dataDir, id, digestOf(label)), async () => {
      const picture = await obtain(id, BASE_WIDTH, queues);
      return picture === null
        ? null
        : queues.shrink(async () => (await loadPreviewImages()).toPreviewImage(picture, label));
    });

  async function obtainFile(
    id: string,
    path: string,
    produceFile: () => Promise<Buffer | null>,
  ): Promise<Buffer | null> {
    const kept = await readFileIfExists(path);
    if (kept !== null) return kept;
    const running = inProgress.get(path);
    if (running !== undefined) return running;
    const started = produceFile()
      .then((bytes) => (bytes === null ? null : keep(id, path, bytes)))
      .finally(() => inProgress.delete(path));
    inProgress.set(path, started);
    return started;
  }

  /** Stores a picture if possible, and returns it; null if it was deleted in the meantime. */
  async function keep(id: string, path: string, bytes: Buffer): Promise<Buffer | null> {
    await writeFileAtomically(path, bytes).catch((err: unknown) => {
      const line = lines();
      if (line === null) return;
      const alarm = fromDatabase(err)?.storageProblem ?? 'unforeseen';
      log.error({ err, alarm, picture: id, ...line }, 'A picture could not be stored; it is served anyway');
    });
    // Checked after storing: a file that is stored before its master is deleted is deleted with it.
    if (await exists(id)) return bytes;
    await deleteCached(dataDir, id);
    return null;
  }

  /** An upload has its master, a drawing its recipe. */
  async function exists(id: string): Promise<boolean> {
    return (await fileExists(masterFile(dataDir, id))) || (await readRecipe(db, id)) !== null;
  }

  async function produce(id: string, width: PictureWidth, queues: Queues): Promise<Buffer | null> {
    const master = await readFileIfExists(masterFile(dataDir, id));
    if (master !== null) return queues.shrink(() => shrink(master, width));
    const recipe = await readRecipe(db, id);
    return recipe === null || !artist ? null : queues.draw(() => drawn(artist, recipe, width));
  }

  const requested: Queues = { draw: lanes.run, shrink: lanes.runShort };
  const idle: Queues = { draw: lanes.runIdle, shrink: lanes.runIdle };
  return {
    read: (id, width) => obtain(id, width, requested),
    readJpeg: (id, file) => obtainJpeg(id, file, requested),
    readPreviewImage: (id, label) => obtainPreviewImage(id, label, requested),
    prepare: async (id, width) => {
      await obtain(id, width, idle);
    },
    close: async () => {
      lanes.close();
      await artist?.close();
      await Promise.allSettled(inProgress.values());
    },
  };
}

/** A short hash of the texts on a preview image, for its file name and ETag. */
export function digestOf({ name, pack }: PreviewLabel): string {
  return createHash('sha256').update(`${name}\n${pack}`).digest('hex').slice(0, 16);
}

async function shrinkHere(bytes: Buffer, width: PictureWidth): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(bytes).resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY }).toBuffer();
}

async function toJpegHere(picture: Buffer, background: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(picture).flatten({ background }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
}

async function drawn(artist: PictureArtist, recipe: unknown, width: PictureWidth): Promise<Buffer> {
  try {
    const bytes = await artist.draw(recipe, width);
    const isWebp = bytes.toString('latin1', 8, 12) === 'WEBP';
    if (isWebp) return bytes;
    const sharp = await loadSharp();
    return await sharp(bytes).webp({ quality: QUALITY }).toBuffer();
  } catch (error) {
    throw new AppError('UNAVAILABLE', { message: 'That picture can’t be drawn right now', cause: error });
  }
}
