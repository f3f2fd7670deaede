import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { makeId, type UserId } from '@jhola/domain';
import { type Config, readConfig } from '../../../platform/config.ts';
import { sealingOf } from '../../../platform/keys/index.ts';
import { type Database, openDatabase } from '../../../platform/database.ts';
import { handleErrors } from '../../../platform/http/error-handler.ts';
import { setRequestLanguage } from '../../../platform/http/request-language.ts';
import { createMetrics } from '../../../platform/metrics/index.ts';
import { NO_TRACING } from '../../../platform/tracing/index.ts';
import type { ReadSession } from '../../../platform/http/signed-in.ts';
import { AppError } from '../../../platform/app-error.ts';
import { type CallMaker, createCallMaker } from '../../../testing/make-call.ts';
import { createRecordingLog } from '@jhola/tools/testing/recording-log.ts';
import { createTestDatabase } from '@jhola/tools/testing/test-database.ts';
import { createTestClock, type TestClock } from '@jhola/tools/testing/test-clock.ts';
import { registerCatalogue } from '../catalogue.routes.ts';
import { createShelf, type Shelf } from '../shelf/create-shelf.ts';

export type CatalogueShop = CallMaker & {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly url: string;
  readonly config: Config;
  readonly clock: TestClock;
  readonly shelf: Shelf;
  /** Starts another process’s shelf on the same database, or on `db`, another object for it. */
  readonly anotherShelf: (options?: {
    pollIntervalMs?: number;
    listens?: boolean;
    db?: Database;
  }) => Promise<Shelf>;
  readonly close: () => Promise<void>;
};

export const ADMIN = { accessToken: 'ADMIN' };
export const USER = { accessToken: 'USER' };

/**
 * Serves only the catalogue over HTTP, on its own database. The tokens ADMIN and USER are accepted instead of sessions,
 * which are another feature's. `prepare` runs before the shelf is loaded.
 */
export async function startCatalogueShop(
  prepare: (db: Database) => Promise<unknown> = async () => undefined,
): Promise<CatalogueShop> {
  const database = await createTestDatabase();
  const db = openDatabase(database.url);
  const config = readConfig({ DATABASE_URL: database.url, PUBLIC_URL: 'http://shop.test' });
  await prepare(db);
  await addAdmin(db);
  const log = createRecordingLog();
  const clock = createTestClock();
  const shelf = createShelf({ db, log, config });
  const shelves = [shelf];
  // Loading tens of thousands of products takes long on a busy machine.
  const app = Fastify({ pluginTimeout: 60_000 });
  await app.register(cookie);
  setRequestLanguage(app);
  handleErrors(app);
  const metrics = createMetrics(log);
  const tracing = NO_TRACING;
  registerCatalogue(
    app,
    {
      db,
      config,
      clock,
      log,
      metrics,
      tracing,
      readSession,
      checkResponses: true,
      sealing: sealingOf(db, config),
    },
    shelf,
  );
  await app.ready();
  return {
    ...createCallMaker(app),
    app,
    db,
    url: database.url,
    config,
    clock,
    shelf,
    async anotherShelf({ pollIntervalMs = 60_000, listens = true, db: readFrom = db } = {}) {
      const databaseUrl = listens ? { databaseUrl: database.url } : {};
      const silent = { ...config, databaseUrl: undefined };
      const other = createShelf({ db: readFrom, log, config: silent, pollIntervalMs, ...databaseUrl });
      shelves.push(other);
      await other.start();
      return other;
    },
    async close() {
      await app.close();
      for (const each of shelves) await each.stop();
      await db.destroy();
      await database.drop();
    },
  };
}

/** Inserts the user, because changes are recorded with the name of their actor. */
const ADMIN_ID: UserId = makeId<'User'>(new Date());

async function addAdmin(db: Database): Promise<void> {
  const now = new Date();
  await db
    .insertInto('users')
    .values({
      id: ADMIN_ID,
      name: 'Shopkeeper',
      email: 'admin@jhola.test',
      password_hash: '',
      role: 'ADMIN',
      created_at: now,
      updated_at: now,
    })
    .execute();
}

const readSession: ReadSession = async (request) => {
  const role = request.headers.authorization?.replace('Bearer ', '');
  if (role === undefined) return null;
  if (role !== 'ADMIN' && role !== 'USER') throw new AppError('NO_SESSION');
  const now = new Date();
  const userId = role === 'ADMIN' ? ADMIN_ID : makeId<'User'>(now);
  return { userId, sessionId: makeId(now), role, needsSecondFactor: false, loggedInAt: now };
};
