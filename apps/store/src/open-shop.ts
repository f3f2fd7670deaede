import { join } from 'node:path';
import {
  buildApp,
  type Config,
  createShelf,
  ensureFirstAdmin,
  migrate,
  openDatabase,
  systemClock,
} from '@jhola/api';
import { createPictureArtist } from '@jhola/demo';
import pino from 'pino';
import { provideDatabase } from './database.ts';
import { fillDemoCatalogue } from './fill-demo-catalogue.ts';
import { registerHealth } from './health.ts';
import { loadWeb } from './pages/load-web.ts';
import { registerPages } from './pages/register-pages.ts';
import { places } from './places.ts';
import type { Progress, Welcome } from './startup/progress.ts';

/** How long answers that are under way may take when the shop closes. */
const DRAIN_LIMIT_MS = 10_000;

export type OpenShop = {
  readonly welcome: Welcome;
  /** Finishes what is in flight, then stops everything that `openShop` started. */
  readonly close: () => Promise<void>;
};

/** Opens the shop: database, migrations, first admin, demo catalogue, API, pages, and the door. */
export async function openShop(config: Config, progress: Progress): Promise<OpenShop> {
  // What was started is stopped in reverse order, also when a later step fails.
  const started: (() => Promise<unknown>)[] = [];
  const closeAll = async () => {
    for (const stop of started.splice(0).reverse()) await stop();
  };
  try {
    return await open(config, progress, started, closeAll);
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function open(
  config: Config,
  progress: Progress,
  started: (() => Promise<unknown>)[],
  closeAll: () => Promise<void>,
): Promise<OpenShop> {
  const log = pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: false }));
  const database = await provideDatabase(config, progress);
  started.push(() => database.stop());
  const db = openDatabase(database.url);
  started.push(() => db.destroy());

  await progress.step('Migrating', async (note) => {
    const applied = await migrate(db, places.migrations);
    note(applied.length === 0 ? 'nothing to do' : `${applied.length} applied`);
  });
  const admin = await ensureFirstAdmin(db, config, systemClock);
  if (database.embedded) await fillDemoCatalogue(db, progress);

  const artist = createPictureArtist();
  started.push(() => artist.close());
  const shelf = createShelf({ db, log, config });
  const app = await buildApp({ config, db, log, artist, shelf });
  let closing = false;
  registerHealth(app, { db, isLoaded: () => shelf.isLoaded, isClosing: () => closing });
  const render = await loadWeb(app, config);
  await registerPages(app, {
    render,
    publicUrl: config.publicUrl,
    assets: places.webClient,
    version: () => shelf.version(),
  });
  started.push(async () => {
    closing = true;
    const late = setTimeout(() => app.server.closeAllConnections(), DRAIN_LIMIT_MS);
    await app.close();
    clearTimeout(late);
  });
  await progress.step('Filling the shelf', () => listen(app, config));
  return {
    welcome: {
      address: config.publicUrl,
      adminEmail: admin.email,
      adminPassword: admin.password,
      mail:
        config.smtpUrl === undefined ? join(config.dataDir, 'outbox', '*.eml') : new URL(config.smtpUrl).host,
    },
    close: closeAll,
  };
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, config: Config): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${config.port} is taken by another program: please set PORT to a free one`);
  }
}
