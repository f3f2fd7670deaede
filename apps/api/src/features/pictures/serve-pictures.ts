import { isId } from '@jhola/domain';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import { within } from '../../platform/within.ts';
import { digestOf, type Pictures } from './create-pictures.ts';
import { LATE, LATE_PICTURE } from './late-picture.ts';
import { isJpegFile, isPictureId, PREVIEW_JPEG, widthOfFile } from './picture-sizes.ts';
import { readPreviewLabel } from './preview-label.queries.ts';

type PictureParams = { id: string; file: string };

/** A product's id, in the address of the preview image of a shared link. */
type OfProduct = { of?: unknown };

/** How long a request waits for a picture that must be created first, in milliseconds. */
export type PictureWaits = {
  readonly waitMs: number;
  /** The same for the preview image of a shared link. */
  readonly previewWaitMs: number;
};

/** For crawlers that do ask again for a preview image that wasn't ready. */
const PREVIEW_RETRY_SECONDS = 10;

type ServedPicture = {
  readonly type: 'image/webp' | 'image/jpeg';
  /** Differs for each content that an address may have. */
  readonly etag: string;
  /** Null if there is no such picture. */
  readonly bytes: Promise<Buffer | null>;
};

/** Serves every picture of the shop in the sizes that its pages use, as JPEG for mails, and as previews of links. */
export function servePictures(
  app: FastifyInstance,
  db: Database,
  pictures: Pictures,
  { waitMs, previewWaitMs }: PictureWaits,
): void {
  app.get<{ Params: PictureParams; Querystring: OfProduct }>('/images/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    const { of: product } = request.query;
    // Other sites may embed pictures, because the response doesn't depend on the user.
    reply
      .removeHeader('access-control-allow-credentials')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store');
    const picture = await pictureAt(id, file, product);
    if (picture === null) throw new AppError('NOT_FOUND');
    const isPreview = file === PREVIEW_JPEG;
    const bytes = await within(isPreview ? previewWaitMs : waitMs, LATE, picture.bytes);
    if (bytes === LATE && isPreview)
      throw new AppError('UNAVAILABLE', { retryAfterSeconds: PREVIEW_RETRY_SECONDS });
    if (bytes === LATE)
      return reply.code(202).header('retry-after', '2').type('image/svg+xml').send(LATE_PICTURE);
    if (bytes === null) throw new AppError('NOT_FOUND');
    // The product may be renamed, or get another picture.
    const caching = product === undefined ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';
    reply.header('cache-control', caching).header('etag', picture.etag);
    if (request.headers['if-none-match']?.includes(picture.etag)) return reply.code(304).send();
    return reply.type(picture.type).send(bytes);
  });

  /** The picture at an address; null if no picture can have it. */
  async function pictureAt(id: string, file: string, product: unknown): Promise<ServedPicture | null> {
    if (!isPictureId(id)) return null;
    const width = widthOfFile(file);
    if (width !== null)
      return { type: 'image/webp', etag: `"${id}-${width}"`, bytes: pictures.read(id, width) };
    if (!isJpegFile(file)) return null;
    const label =
      file === PREVIEW_JPEG && typeof product === 'string' && isId<'Product'>(product)
        ? await readPreviewLabel(db, product, id)
        : null;
    if (label === null)
      return { type: 'image/jpeg', etag: `"${id}-${file}"`, bytes: pictures.readJpeg(id, file) };
    const etag = `"${id}-${file}-${digestOf(label)}"`;
    return { type: 'image/jpeg', etag, bytes: pictures.readPreviewImage(id, label) };
  }
}
