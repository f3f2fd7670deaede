/** The drawing process, separate so that the server's own stays free for shoppers. */
import sharp from 'sharp';
import { drawPicture } from './draw/draw-picture.ts';

/**
 * Draws a recipe, or scales a finished picture down, to this width in pixels; or converts a picture to a JPEG on a
 * background of this colour.
 */
export type PictureTask =
  | { readonly recipe: unknown; readonly width: number }
  | { readonly picture: Uint8Array; readonly width: number }
  | { readonly picture: Uint8Array; readonly background: string };
export type PictureRequest = PictureTask & { readonly request: number };
export type PictureResponse = {
  /** The id of the request that this responds to. */
  readonly request: number;
  readonly picture?: Uint8Array;
  readonly fault?: string;
};

const QUALITY = 82;

// One picture at a time on one core: the other is for shoppers.
sharp.concurrency(1);

process.on('message', (request: PictureRequest) => {
  make(request).then(
    (picture) => respond({ request: request.request, picture }),
    (error: unknown) => respond({ request: request.request, fault: String(error) }),
  );
});
// Ends together with the server, even if that crashed.
process.on('disconnect', () => process.exit(0));
// Ctrl-C is sent to every process of the terminal; the server decides when drawing ends.
process.on('SIGINT', () => {});

function make(task: PictureTask): Promise<Uint8Array> {
  if ('recipe' in task) return drawPicture(task.recipe, task.width);
  if ('background' in task) {
    const { picture, background } = task;
    return sharp(picture).flatten({ background }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
  }
  return sharp(task.picture)
    .resize({ width: task.width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}

function respond(message: PictureResponse): void {
  process.send?.(message);
}
