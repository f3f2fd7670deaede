/** For tests: only the pictures feature, on a real database, with a fake artist that records its work. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import { LIMITS, makeId, type SessionId, type UserId } from '@jhola/domain';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import sharp from 'sharp';
import { readConfig } from '../../../platform/config.ts';
import { sealingOf } from '../../../platform/keys/index.ts';
import { openDatabase } from '../../../platform/database.ts';
import { createMetrics } from '../../../platform/metrics/index.ts';
import { NO_TRACING } from '../../../platform/tracing/index.ts';
import { handleErrors } from '../../../platform/http/error-handler.ts';
import type { ReadSession } from '../../../platform/http/signed-in.ts';
import { createRecordingLog } from '@jhola/tools/testing/recording-log.ts';
import { plainPicture } from '../../../testing/plain-picture.ts';
import { createTestClock } from '@jhola/tools/testing/test-clock.ts';
import { createTestDatabase } from '@jhola/tools/testing/test-database.ts';
import { registerPictures } from '../index.ts';

type File = { field: string; bytes: Buffer };
type Upload = {
  status: number;
  body: { message: string; data: { url: string; width: number; height: number } };
};
export type PictureShop = Awaited<ReturnType<typeof startPictureShop>>;

/**
 * Starts the feature with its own database and data folder, which `close` deletes. `waitMs` and `previewWaitMs`: how many
 * milliseconds a request waits for a picture, and for the preview image of a shared link.
 */
export async function startPictureShop({ waitMs = 60_000, previewWaitMs = 60_000 } = {}) {
  const database = await createTestDatabase();
  const db = openDatabase(database.url);
  const dataDir = await mkdtemp(join(tmpdir(), 'jhola pictures '));
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://jhola.test' });
  const clock = createTestClock();
  const log = createRecordingLog();
  const userId = makeId<'User'>(new Date());
  await db
    .insertInto('users')
    .values({
      id: userId,
      name: 'Asha',
      email: 'asha@jhola.test',
      password_hash: '',
      created_at: new Date(),
      updated_at: new Date(),
    } as never)
    .execute();

  const app = Fastify({ loggerInstance: log as FastifyBaseLogger, bodyLimit: 1024 * 1024 });
  handleErrors(app);
  await app.register(cors, { origin: [], credentials: true });
  await app.register(multipart, { limits: { fileSize: LIMITS.uploadBytes, files: 1, fields: 5 } });
  const draws: number[] = [];
  let mended = false;
  const artist = {
    draw: async (recipe: unknown, width: number) => {
      draws.push(width);
      const { colour = '#fff', broken = false } = recipe as { colour?: string; broken?: boolean };
      if (broken && !mended) throw new Error('Out of ink');
      return sharp({ create: { width, height: width, channels: 3, background: colour } })
        .webp()
        .toBuffer();
    },
    shrink: (picture: Buffer, width: number) =>
      sharp(picture).resize({ width, withoutEnlargement: true }).webp().toBuffer(),
    toJpeg: (picture: Buffer, background: string) => sharp(picture).flatten({ background }).jpeg().toBuffer(),
    close: async () => undefined,
  };
  const services = {
    db,
    config,
    clock,
    log,
    metrics: createMetrics(log),
    tracing: NO_TRACING,
    checkResponses: true,
    readSession: sessionOf(userId),
    sealing: sealingOf(db, config),
  };
  registerPictures(app, services, {
    pictureFor: plainPicture,
    artist,
    firstProducts: () => [],
    waitMs,
    previewWaitMs,
  });
  await app.ready();

  return {
    app,
    db,
    clock,
    dataDir,
    draws,
    log,
    artist,
    mend: () => {
      mended = true;
    },
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers }),
    recipe: async (recipe: object) => {
      const id = createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 20);
      const row = { id, recipe: JSON.stringify(recipe), width: null, height: null, uploaded_by: null };
      await db
        .insertInto('pictures')
        .values({ ...row, created_at: new Date() })
        .execute();
      return id;
    },
    upload: async (files: File[], as: 'admin' | 'user' | 'visitor' = 'admin'): Promise<Upload> => {
      const form = new FormData();
      form.append('note', 'a field that nobody asked for');
      for (const file of files)
        form.append(file.field, new Blob([new Uint8Array(file.bytes)]), 'picture.jpg');
      const headers: Record<string, string> = as === 'visitor' ? {} : { 'x-role': as.toUpperCase() };
      const response = await app.inject({ method: 'POST', url: '/api/file/upload', payload: form, headers });
      return { status: response.statusCode, body: response.json() };
    },
    close: async () => {
      await app.close();
      await db.destroy();
      await database.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}

function sessionOf(userId: UserId): ReadSession {
  return async (request) => {
    const role = request.headers['x-role'];
    if (role !== 'ADMIN' && role !== 'USER') return null;
    return {
      userId,
      sessionId: makeId(new Date()) as SessionId,
      role,
      needsSecondFactor: false,
      loggedInAt: new Date(),
    };
  };
}
