import type { PictureWidth, ProductId } from '@jhola/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database.ts';
import type { Pictures } from './create-pictures.ts';
import { pictureIdOfPath } from './picture-sizes.ts';
import { readFirstPaths } from './pictures.queries.ts';

const WARMED_WIDTHS = [160, 320, 640] as const satisfies PictureWidth[];

type Options = {
  /** The products that the home page shows. */
  readonly firstProducts: () => readonly ProductId[];
  readonly signal: AbortSignal;
  readonly log: FastifyBaseLogger;
};

/**
 * Creates the pictures of a first visit one after the other, at low priority. Stops when the signal aborts; a picture
 * that fails is logged and skipped.
 */
export async function warmPictures(
  db: Database,
  pictures: Pictures,
  { firstProducts, signal, log }: Options,
): Promise<void> {
  for (const path of await readFirstPaths(db, firstProducts())) {
    const id = pictureIdOfPath(path);
    if (id === null) continue;
    for (const width of WARMED_WIDTHS) {
      if (signal.aborted) return;
      await pictures.prepare(id, width).catch((error: unknown) => {
        // Closing ends the drawing in progress.
        if (signal.aborted) return;
        log.warn({ err: error, picture: id }, 'A picture could not be drawn in advance');
      });
    }
  }
}
