import type { ProductId } from '@jhola/domain';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { absoluteImageUrl } from '../../platform/images.ts';
import type { MailPictures } from '../../platform/mail/index.ts';
import { countAgainst, type Limit } from '../../platform/rate-limit/index.ts';
import type { Services } from '../../platform/services.ts';
import { within } from '../../platform/within.ts';
import { createPictures, type PictureArtist } from './create-pictures.ts';
import { readPictured } from './pictured.queries.ts';
import type { PictureFor } from './picture-for.ts';
import { LATE } from './late-picture.ts';
import { jpegPath, MAIL_JPEG, pictureIdOfPath, picturePath, widthOfFile } from './picture-sizes.ts';
import { insertRecipes } from './pictures.queries.ts';
import { readUploadedFile } from './read-uploaded-file.ts';
import { type PictureWaits, servePictures } from './serve-pictures.ts';
import { encodeUpload, storeUpload } from './store-upload.ts';
import { warmPictures } from './warm-pictures.ts';
import { picturesTexts as texts } from '../../messages/index.ts';

/**
 * Maximum number of uploads: more than an admin needs, but low enough that a stolen session can't fill the disk
 * quickly.
 */
const UPLOADS: Limit = { name: 'upload', most: 1_000, windowSeconds: 3_600 };

/** The address of a picture of another server that doesn't load. */
type OfAddress = { of?: unknown };

type Options = Partial<PictureWaits> & {
  readonly pictureFor: PictureFor;
  readonly artist?: PictureArtist | undefined;
  /** The products that the home page shows: their pictures are drawn in advance. */
  readonly firstProducts: () => readonly ProductId[];
};

/** Browsers open six connections per server: slow pictures must not occupy all of them. */
const WAIT_MS = 1_500;

/** Only crawlers request the preview images of shared links. They don't ask again for one that wasn't ready. */
const PREVIEW_WAIT_MS = 10_000;

/** Uploads, and every picture of the shop in the sizes that its pages use. Returns the pictures for mails. */
export function registerPictures(
  app: FastifyInstance,
  services: Services,
  { pictureFor, artist, firstProducts, waitMs = WAIT_MS, previewWaitMs = PREVIEW_WAIT_MS }: Options,
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

  servePictures(app, db, pictures, { waitMs, previewWaitMs });

  // For pictures of other servers that don't load: redirects to a drawing of the same product, category or
  // sub-category.
  app.get<{ Params: { file: string }; Querystring: OfAddress }>(
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
    warming = warmPictures(db, pictures, { firstProducts, signal: stopping.signal, log }).catch(
      (error: unknown) => {
        log.warn({ err: error }, 'Pictures could not be drawn in advance');
      },
    );
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
      const bytes = await within(waitMs, LATE, pictures.readJpeg(id, MAIL_JPEG)).catch((err: unknown) => {
        log.warn({ err, picture: id }, 'A picture could not be read; its mail is sent without it');
        return null;
      });
      return bytes === LATE ? null : bytes;
    },
  };
}
