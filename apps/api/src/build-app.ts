import { maxHeaderSize } from 'node:http';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import { LIMITS } from '@jhola/domain';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { createBackgroundJobs } from './background-jobs.ts';
import {
  createAccessTokens,
  createSessionReader,
  rememberAdmins,
  registerAccounts,
} from './features/accounts/index.ts';
import { registerAddresses } from './features/addresses/index.ts';
import { registerAudit } from './features/audit/index.ts';
import { registerBackInStock } from './features/back-in-stock/index.ts';
import { registerCart } from './features/cart/index.ts';
import { createShelf, firstProducts, registerCatalogue, type Shelf } from './features/catalogue/index.ts';
import { registerDocs } from './features/docs/index.ts';
import { registerSearches } from './features/searches/index.ts';
import { measureSales, registerOrders } from './features/orders/index.ts';
import {
  createCardPayment,
  createPaymentSweeper,
  type PaymentProvider,
  registerPayments,
  traceProvider,
} from './features/payments/index.ts';
import { type PictureArtist, type PictureFor, registerPictures } from './features/pictures/index.ts';
import { createPushKeys, registerPush } from './features/push/index.ts';
import { registerPrivacy } from './features/privacy/index.ts';
import { registerShopDay } from './features/shop-day/index.ts';
import { registerShopStatus, type StatusSources } from './features/shop-status/index.ts';
import { registerPriceLists } from './features/price-list/index.ts';
import type { StorageProblem } from './platform/app-error.ts';
import { registerRecommendations } from './features/recommendations/index.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import { handleErrors } from './platform/http/error-handler.ts';
import { parseJson } from './platform/http/parse-json.ts';
import { decodablePath, pathOfTarget } from './platform/http/request-target.ts';
import { carryRequestIds, createRequestIds } from './platform/http/request-ids.ts';
import { setRequestLanguage } from './platform/http/request-language.ts';
import { logSecurity } from './platform/http/security-log.ts';
import { setResponseHeaders } from './platform/http/response-headers.ts';
import { traceRequests } from './platform/http/trace-requests.ts';
import type { ReadSession } from './platform/http/signed-in.ts';
import { limitSlowClients, slowClientOptions } from './platform/http/slow-clients.ts';
import { refuseEncoded, refuseUnreadable, requireHost } from './platform/http/unreadable-requests.ts';
import { warnOfUntrustedProxy } from './platform/http/untrusted-proxy.ts';
import { createServerKeys, sealingOf } from './platform/keys/index.ts';
import {
  createMetrics,
  measureDatabase,
  measureResponses,
  type Metrics,
  registerMetrics,
} from './platform/metrics/index.ts';
import type { Services } from './platform/services.ts';
import { NO_TRACING, type Tracing } from './platform/tracing/index.ts';

export type AppOptions = {
  readonly config: Config;
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly clock?: Clock;
  /** The catalogue snapshot, if the caller needs to access it too; started and stopped with the app. */
  readonly shelf?: Shelf;
  /** Where the caller registers its own metrics, if it has any. */
  readonly metrics?: Metrics;
  /** Where spans are sent; without it nothing is traced. */
  readonly tracing?: Tracing;
  /** The shop's state for the admins' status page; optional in tests. */
  readonly status?: StatusSources;
  /** Draws product pictures from recipes; without it such pictures are not available. */
  readonly artist?: PictureArtist;
  /** Takes payments by card. */
  readonly provider: PaymentProvider;
  /**
   * Milliseconds between two looks for due payments, in tests; null if they check them themselves. Otherwise the
   * sweeper's own interval.
   */
  readonly sweepEveryMs?: number | null;
  /** Adds the caller's routes to the API's routes; they may look up who makes a request. */
  readonly beside?: (app: FastifyInstance, readSession: ReadSession) => void;
  /** Chooses the recipe for a product without a picture, or whose picture can't be loaded. */
  readonly pictureFor: PictureFor;
  /** Notified when the database or a disk is full, read-only or failing; responses report it to clients. */
  readonly onStorageProblem?: (storageProblem: StorageProblem) => void;
  /** Validates every response against the contract. For tests. */
  readonly checkResponses?: boolean;
};

/** For callers without information about disks and backups. */
const NO_STATUS: StatusSources = {
  version: '',
  disks: async () => [],
  database: async () => ({ storageProblem: null, ms: 0 }),
  lastBackup: async () => null,
};

/** The complete API: its plugins in order, then one line per feature. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db, log, clock = systemClock, tracing = NO_TRACING, checkResponses = false } = options;
  const { sweepEveryMs } = options;
  const shelf = options.shelf ?? createShelf({ db, config, log, tracing });
  const metrics = options.metrics ?? createMetrics(log);
  const slowClients = slowClientOptions(config);
  const app = Fastify({
    loggerInstance: log,
    // Only configured proxies may set the client's address (X-Forwarded-For).
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    bodyLimit: 1024 * 1024,
    genReqId: createRequestIds(config),
    ...slowClients,
    // `requireHost` requires it, with a response that says so.
    http: { ...slowClients.http, requireHostHeader: false },
    // As long as a request's head may be: a longer part of a path would get Fastify's own response.
    routerOptions: { maxParamLength: maxHeaderSize },
    rewriteUrl: ({ url = '/' }) => decodablePath(pathOfTarget(url)),
    logController: new LogController({ disableRequestLogging: true }),
    // Includes the time for loading the catalogue.
    pluginTimeout: 60_000,
    clientErrorHandler: refuseUnreadable(log),
  });
  app.removeContentTypeParser('text/plain');
  parseJson(app);
  carryRequestIds(app);
  traceRequests(app, config, tracing);
  handleErrors(app, options.onStorageProblem);
  logSecurity(app);
  requireHost(app);
  limitSlowClients(app, config);
  warnOfUntrustedProxy(app);
  measureResponses(app, metrics);
  setResponseHeaders(app, config);
  await app.register(cors, {
    origin: [...config.allowedOrigins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    // How long browsers may cache the response to a preflight request, in seconds; browsers limit it further (Chromium
    // to two hours).
    maxAge: 86_400,
  });
  refuseEncoded(app);
  await app.register(cookie);
  setRequestLanguage(app);
  await app.register(multipart, { limits: { fileSize: LIMITS.uploadBytes, files: 1, fields: 5 } });

  const serverKeys = createServerKeys(db, config);
  const tokens = createAccessTokens(serverKeys, clock);
  const admins = rememberAdmins(createSessionReader({ db, config, clock, tokens, log }), clock);
  const { readSession } = admins;
  const sealing = sealingOf(db, config);
  const services: Services = {
    db,
    config,
    clock,
    log,
    metrics,
    tracing,
    checkResponses,
    readSession,
    sealing,
  };
  measureDatabase(metrics, db);
  const sales = measureSales(metrics);
  const readPushKeys = createPushKeys((fresh) => serverKeys.keep('push', fresh));
  const payments = { services, provider: traceProvider(options.provider, tracing), shelf, sales };
  const sweeper = createPaymentSweeper(payments, { ...(sweepEveryMs && { everyMs: sweepEveryMs }) });
  const pictures = registerPictures(app, services, {
    pictureFor: options.pictureFor,
    artist: options.artist,
    firstProducts: () => firstProducts(shelf),
  });
  const card = createCardPayment(payments, sweeper);
  const jobs = createBackgroundJobs(services, {
    sweeper: sweepEveryMs === null ? null : sweeper,
    readPushKeys,
    serverKeys,
    pictures,
  });
  app.addHook('onReady', async () => {
    await serverKeys.check();
    await tokens.ready();
    jobs.start();
  });
  app.addHook('onClose', jobs.stop);

  registerAccounts(app, services, tokens);
  registerCatalogue(app, services, shelf);
  registerSearches(app, services, shelf);
  registerAudit(app, services);
  registerCart(app, services, { shelf, watcher: card });
  registerBackInStock(app, services, shelf);
  registerAddresses(app, services);
  registerOrders(app, services, { shelf, card, sales });
  registerRecommendations(app, services, shelf);
  registerPayments(app, payments);
  registerPush(app, services, readPushKeys);
  registerPrivacy(app, services, tokens);
  registerShopDay(app, services, shelf);
  const status = options.status ?? NO_STATUS;
  registerShopStatus(app, services, { shelf, sources: status, readSession: admins.readSessionFromMemory });
  registerPriceLists(app, services, { shelf, pictureFor: options.pictureFor });
  registerDocs(app, config);
  registerMetrics(app, metrics, config.metricsToken);
  options.beside?.(app, readSession);
  return app;
}
