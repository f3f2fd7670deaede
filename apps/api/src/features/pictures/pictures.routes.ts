import { isId } from '@jhola/domain';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { absoluteImageUrl } from '../../platform/images.ts';
import type { MailPictures } from '../../platform/mail/index.ts';
import { countAgainst, type Limit } from '../../platform/rate-limit/index.ts';
import type { Services } from '../../platform/services.ts';
import { createPictures, digestOf, type PictureArtist } from './create-pictures.ts';
import { readPictured } from './pictured.queries.ts';
import type { PictureFor } from './picture-for.ts';
import { LATE, LATE_PICTURE, withinMs } from './late-picture.ts';
import {
  isPictureId,
  isJpegFile,
  jpegPath,
  MAIL_JPEG,
  pictureIdOfPath,
  picturePath,
  PREVIEW_JPEG,
  widthOfFile,
} from './picture-sizes.ts';
import { insertRecipes } from './pictures.queries.ts';
import { readPreviewLabel } from './preview-label.queries.ts';
import { readUploadedFile } from './read-uploaded-file.ts';
import { encodeUpload, storeUpload } from './store-upload.ts';
import { warmPictures } from './warm-pictures.ts';
import { picturesTexts as texts } from '../../messages/index.ts';

/**
 * Maximum number of uploads: more than an admin needs, but low enough that a stolen session can't fill the disk
 * quickly.
 */
const UPLOADS: Limit = { name: 'upload', most: 1_000, windowSeconds: 3_600 };

type PictureParams = { id: string; file: string };

/** Query parameters: a product's id for the preview image of a shared link, an address for a substitute. */
type OfQuery = { of?: unknown };

type Options = {
  readonly pictureFor: PictureFor;
  readonly artist?: PictureArtist | undefined;
  /** How long a request waits for a picture that must be created first, in ms. */
  readonly waitMs?: number;
  /** How long a request for the preview image of a shared link waits for it, in ms. */
  readonly previewWaitMs?: number;
};

/** Browsers open six connections per server: slow pictures must not occupy all of them. */
const WAIT_MS = 1_500;

/** Only crawlers request the preview images of shared links. They don't ask again for one that wasn't ready. */
const PREVIEW_WAIT_MS = 10_000;
const PREVIEW_RETRY_SECONDS = 10;

/** Uploads, and every picture of the shop in the sizes that its pages use. Returns the pictures for mails. */
export function registerPictures(
  app: FastifyInstance,
  services: Services,
  { pictureFor, artist, waitMs = WAIT_MS, previewWaitMs = PREVIEW_WAIT_MS }: Options,
): MailPictures {
  const { db, config, log } = services;
  const pictures = createPictures({ db, dataDir: config.dataDir, artist, log });

  registerCall(app, services, 'uploadImage', async ({ request, user }) => {
    await countAgainst(db, UPLOADS, user.userId, services.clock.now());
    const bytes = await readUploadedFile(request, 'image');
    const upload = await encodeUpload(bytes, user.userId, { isAvatar: false });
    await storeUpload(db, services, upload);
    const { path, width, height } = upload;
    return { message: texts.uploaded, data: { url: absoluteImageUrl(config, path), width, height } };
  });

  app.get<{ Params: PictureParams; Querystring: OfQuery }>('/images/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    const width = widthOfFile(file);
    // Other sites may embed pictures, because the response doesn't depend on the user.
    reply
      .removeHeader('access-control-allow-credentials')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store');
    if (!isPictureId(id)) throw new AppError('NOT_FOUND');
    const { of: product } = request.query;
    const isPreview = file === PREVIEW_JPEG;
    const label =
      isPreview && typeof product === 'string' && isId<'Product'>(product)
        ? await readPreviewLabel(db, product, id)
        : null;
    const reading =
      width !== null
        ? pictures.read(id, width)
        : label !== null
          ? pictures.readPreviewImage(id, label)
          : isJpegFile(file)
            ? pictures.readJpeg(id, file)
            : null;
    if (reading === null) throw new AppError('NOT_FOUND');
    const bytes = await withinMs(isPreview ? previewWaitMs : waitMs, reading);
    if (bytes === LATE && isPreview)
      throw new AppError('UNAVAILABLE', { retryAfterSeconds: PREVIEW_RETRY_SECONDS });
    if (bytes === LATE)
      return reply.code(202).header('retry-after', '2').type('image/svg+xml').send(LATE_PICTURE);
    if (bytes === null) throw new AppError('NOT_FOUND');
    const tag = `"${id}-${width ?? file}${label === null ? '' : `-${digestOf(label)}`}"`;
    // The product may be renamed, or get another picture.
    const caching = product === undefined ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';
    reply.header('cache-control', caching).header('etag', tag);
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    return reply.type(width === null ? 'image/jpeg' : 'image/webp').send(bytes);
  });

  // For pictures of other servers that don't load: redirects to a drawing of the same product, category or
  // sub-category.
  app.get<{ Params: { file: string }; Querystring: OfQuery }>(
    '/images/instead/:file',
    async (request, reply) => {
      const { of: address } = request.query;
      const width = widthOfFile(request.params.file);
      reply.header('cache-control', 'no-store');
      if (width === null || typeof address !== 'string' || !URL.canParse(address))
        throw new AppError('NOT_FOUND');
      const wanted = await readPictured(db, address);
      if (wanted === undefined) throw new AppError('NOT_FOUND');
      const { id, recipe } = pictureFor(wanted);
      await insertRecipes(db, [{ id, recipe }], services.clock.now());
      return reply
        .header('cache-control', 'public, max-age=86400')
        .redirect(picturePath(id).replace(/\d+\.webp$/, `${width}.webp`));
    },
  );

  const stopping = new AbortController();
  let warming = Promise.resolve();
  app.addHook('onListen', () => {
    warming = warmPictures(db, pictures, { signal: stopping.signal, log }).catch((error: unknown) => {
      log.warn({ err: error }, 'Pictures could not be drawn in advance');
    });
  });
  app.addHook('preClose', async () => stopping.abort());
  // Nothing may use the database or the data folder once the app is closed. These hooks run in reverse order: what is
  // registered later, such as the sender of mails, stops before and still gets its pictures.
  app.addHook('onClose', async () => {
    await pictures.close();
    await warming;
  });

  return {
    pathOf: jpegPath,

    async read(stored) {
      const id = pictureIdOfPath(stored);
      if (id === null) return null;
      // A mail without a picture is better than a late one.
      const bytes = await withinMs(waitMs, pictures.readJpeg(id, MAIL_JPEG)).catch((err: unknown) => {
        log.warn({ err, picture: id }, 'A picture could not be read; its mail is sent without it');
        return null;
      });
      return bytes === LATE ? null : bytes;
    },
  };
}
