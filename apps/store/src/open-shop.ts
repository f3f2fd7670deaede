import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  buildApp,
  type Config,
  configuredProvider,
  createListVersions,
  createMetrics,
  createShelf,
  type Database,
  ensureFirstAdmin,
  logSlowStatements,
  measureProcess,
  migrate,
  openDatabase,
  openTracing,
  requestIdMixin,
  systemClock,
  traceStatements,
  type Tracing,
} from '@jhola/api';
import { createPictureArtist } from '@jhola/demo';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { createLastBackup, measureBackup } from './backup/last-backup.ts';
import { provideDatabase } from './database.ts';
import { prepareDrain } from './drain.ts';
import { fillDemoCatalogue } from './fill-demo-catalogue.ts';
import { registerHealth } from './health/register-health.ts';
import { createSpaceWatch, measureSpace } from './health/space-watch.ts';
import { createStatusSources } from './health/status-sources.ts';
import { createStorageProblemWatch } from './health/storage-problem-watch.ts';
import { choosePicture } from './import/choose-picture.ts';
import type { ServePages } from './pages/serve-pages.ts';
import { type CardPayments, provideCardPayments } from './payments/provide-card-payments.ts';
import { makeDataDir } from './make-data-dir.ts';
import { paths } from './paths.ts';
import { collectGarbage } from './startup/collect-garbage.ts';
import { compileQuickly } from './startup/compile-quickly.ts';
import { listen } from './startup/listen.ts';
import { returnMemory } from './startup/return-memory.ts';
import type { ShutdownStack } from './startup/shutdown-stack.ts';
import type { Progress, Welcome } from './startup/progress.ts';

/** How long closing waits for connections in use; then PostgreSQL, or the end of the process, closes them. */
const POOL_LIMIT_MS = 2_000;

/** Opens the shop: database, migrations, first admin, demo catalogue, API, pages; then listens on its port. */
export async function openShop(
  config: Config,
  progress: Progress,
  shutdown: ShutdownStack,
  servePages: ServePages,
): Promise<Welcome> {
  compileQuickly(true);
  // First, because its settings may be invalid.
  const configured = configuredProvider(config);
  const log = pino<never>(
    { level: config.logLevel, mixin: requestIdMixin },
    pino.destination({ dest: 2, sync: false }),
  );
  await makeDataDir(config.dataDir);
  const tracing = await openTracing(config, log);
  await shutdown.add(() => tracing.close());
  const database = await provideDatabase({ config, progress, log, isClosing: () => shutdown.isClosing });
  await shutdown.add(database.stop);
  const slow = { afterMs: config.slowStatementMs, report: logSlowStatements(log) };
  const db = openDatabase(database.url, { slow, trace: traceStatements(tracing) });
  await shutdown.add(() => Promise.race([db.destroy(), wait(POOL_LIMIT_MS, undefined, { ref: false })]));

  const migrationWait = {
    onWaiting: () =>
      log.warn('Waiting to migrate: another process migrates, or uses a table that a migration changes'),
    isCancelled: () => shutdown.isClosing,
  };
  await progress.step('Migrating', async (note) => {
    const applied = await migrate(db, paths.migrations, migrationWait);
    note(applied.length === 0 ? 'nothing to do' : `${applied.length} applied`);
  });
  const admin = await ensureFirstAdmin(db, config, systemClock);
  if (database.embedded) await fillDemoCatalogue(db, progress);

  const payments = await provideCardPayments({
    config,
    configured,
    databaseUrl: database.url,
    migrations: paths.sandboxMigrations,
    migrationWait,
    clock: systemClock,
    log,
  });
  await shutdown.add(() => payments.close());
  await progress.step('Loading the catalogue', async () => {
    const app = await assemble({
      config,
      db,
      databaseUrl: database.url,
      log,
      tracing,
      shutdown,
      payments,
      servePages,
    });
    // Loads the catalogue and builds the search index.
    await app.ready();
    collectGarbage();
    returnMemory();
    compileQuickly(false);
    await listen(app, config);
  });
  return {
    address: config.publicUrl,
    adminEmail: admin.email,
    adminPassword: admin.password,
    mail:
      config.smtpUrl === undefined ? join(config.dataDir, 'outbox', '*.eml') : new URL(config.smtpUrl).host,
  };
}

type Parts = {
  readonly config: Config;
  readonly db: Database;
  readonly databaseUrl: string;
  readonly log: pino.Logger;
  readonly tracing: Tracing;
  readonly shutdown: ShutdownStack;
  readonly payments: CardPayments;
  readonly servePages: ServePages;
};

/** Puts API, health checks and pages into one server, which doesn't listen yet. */
async function assemble(parts: Parts): Promise<FastifyInstance> {
  const { config, db, databaseUrl, log, tracing, shutdown, payments } = parts;
  const artist = createPictureArtist();
  await shutdown.add(() => artist.close());
  const shelf = createShelf({ db, log, config, databaseUrl, tracing });
  const storageProblems = createStorageProblemWatch(db, config.dataDir);
  const space = createSpaceWatch({ folders: foldersOf(config), lowMb: config.lowSpaceMb, log });
  await shutdown.add(async () => space.stop());
  const metrics = createMetrics(log);
  measureProcess(metrics);
  measureSpace(metrics, space);
  const lastBackup = createLastBackup(config.dataDir);
  measureBackup(metrics, lastBackup);
  const app = await buildApp({
    config,
    db,
    log,
    artist,
    metrics,
    tracing,
    shelf,
    provider: payments.provider,
    beside: (shop, readSession) => payments.registerBeside(shop, readSession),
    pictureFor: choosePicture,
    onStorageProblem: storageProblems.note,
    status: createStatusSources({ db, storageProblems, space, lastBackup }),
  });
  await shutdown.add(prepareDrain(app, { drainMs: config.drainSeconds * 1_000 }));
  registerHealth(app, {
    db,
    isLoaded: () => shelf.isLoaded,
    isClosing: () => shutdown.isClosing,
    storageProblems,
    space,
  });
  await parts.servePages(app, {
    config,
    foreign: payments.provider.pageSources,
    version: () => shelf.version(),
    contentVersion: () => shelf.versionOf([]),
    listVersions: createListVersions(shelf),
    shutdown,
  });
  return app;
}

/** The folders that the shop writes to, which may be on different disks. */
function foldersOf({ dataDir }: Config): string[] {
  return [dataDir, ...['postgres', 'uploads', 'price-lists', 'cache'].map((name) => join(dataDir, name))];
}
