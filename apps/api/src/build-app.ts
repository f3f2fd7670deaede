import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import { LIMITS } from '@jhola/domain';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import {
  createAccessTokens,
  createSessionReader,
  registerAccounts,
  startSweeping,
} from './features/accounts/index.ts';
import { registerAddresses } from './features/addresses/index.ts';
import { registerAudit } from './features/audit/index.ts';
import { registerCart } from './features/cart/index.ts';
import { createShelf, registerCatalogue, type Shelf } from './features/catalogue/index.ts';
import { registerDocs } from './features/docs/index.ts';
import { registerMissedSearches } from './features/missed-searches/index.ts';
import { registerOrders } from './features/orders/index.ts';
import {
  createCardPayment,
  createPaymentSweeper,
  type PaymentProvider,
  registerPayments,
} from './features/payments/index.ts';
import { type PictureArtist, type PictureFor, registerPictures } from './features/pictures/index.ts';
import { createSalesRanking } from './features/sales-ranking/index.ts';
import { registerShopDay } from './features/shop-day/index.ts';
import { registerPriceLists } from './features/price-list/index.ts';
import type { Trouble } from './platform/app-error.ts';
import { registerRecommendations } from './features/recommendations/index.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import { handleErrors } from './platform/http/error-handler.ts';
import { setResponseHeaders } from './platform/http/response-headers.ts';
import type { ReadSession } from './platform/http/signed-in.ts';
import { limitSlowClients, NO_REQUEST, slowClientOptions, TOO_SLOW } from './platform/http/slow-clients.ts';
import { noteUntrustedProxy } from './platform/http/untrusted-proxy.ts';
import { createDeliver, createMailSender } from './platform/mail/index.ts';
import type { Services } from './platform/services.ts';

export type AppOptions = {
  readonly config: Config;
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly clock?: Clock;
  /** The catalogue snapshot, if the caller needs to access it too; started and stopped with the app. */
  readonly shelf?: Shelf;
  /** Draws product pictures from recipes; without it such pictures are not available. */
  readonly artist?: PictureArtist;
  /** Takes payments by card. */
  readonly provider: PaymentProvider;
  /** Adds the caller's routes to the API's routes; they may look up who makes a request. */
  readonly beside?: (app: FastifyInstance, readSession: ReadSession) => void;
  /** Chooses the recipe for a product without a picture, or whose picture can't be loaded. */
  readonly pictureFor: PictureFor;
  /** Notified when the database or a disk is full, read-only or failing; responses report it to clients. */
  readonly onTrouble?: (trouble: Trouble) => void;
  /** Validates every response against the contract. For tests. */
  readonly checkAnswers?: boolean;
};

/** The complete API: its plugins in order, then one line per feature. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db, log, clock = systemClock, checkAnswers = false } = options;
  const shelf = options.shelf ?? createShelf({ db, config, log });
  const app = Fastify({
    loggerInstance: log,
    // Only configured proxies may set the client's address (X-Forwarded-For).
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    bodyLimit: 1024 * 1024,
    ...slowClientOptions(config),
    routerOptions: { maxParamLength: 300 },
    logController: new LogController({ disableRequestLogging: true }),
    // Includes the time for loading the catalogue.
    pluginTimeout: 60_000,
    clientErrorHandler: ({ code }, socket) => {
      if (socket.writable) socket.end(code === 'ERR_HTTP_REQUEST_TIMEOUT' ? TOO_SLOW : NO_REQUEST);
    },
  });
  app.removeContentTypeParser('text/plain');
  handleErrors(app, options.onTrouble);
  limitSlowClients(app, config);
  noteUntrustedProxy(app);
  setResponseHeaders(app, config);
  await app.register(cors, {
    origin: [...config.allowedOrigins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    // How long browsers may cache the response to a preflight request, in seconds; they have their own maximum
    // (Chromium two hours).
    maxAge: 86_400,
  });
  await app.register(cookie);
  await app.register(multipart, { limits: { fileSize: LIMITS.uploadBytes, files: 1, fields: 5 } });

  const tokens = createAccessTokens(db, clock);
  const readSession = createSessionReader({ db, config, clock, tokens });
  const services: Services = { db, config, clock, log, checkAnswers, readSession };
  const mail = createMailSender({ db, deliver: createDeliver(config), clock, log });
  const ranking = createSalesRanking({ db, clock, log });
  const stopSweeping = startSweeping(db, clock, log);
  const payments = { services, provider: options.provider, shelf };
  const sweeper = createPaymentSweeper(payments);
  const card = createCardPayment(payments, sweeper);
  app.addHook('onReady', async () => {
    mail.start();
    sweeper.start();
    ranking.start();
  });
  app.addHook('onClose', async () => {
    await sweeper.stop();
    await ranking.stop();
    await mail.stop();
    await stopSweeping();
  });

  registerAccounts(app, services, tokens);
  registerCatalogue(app, services, shelf);
  registerMissedSearches(app, services, shelf);
  registerAudit(app, services);
  registerCart(app, services, { shelf, watcher: card });
  registerAddresses(app, services);
  registerOrders(app, services, { shelf, card });
  registerRecommendations(app, services, shelf);
  registerPayments(app, payments);
  registerPictures(app, services, { pictureFor: options.pictureFor, artist: options.artist });
  registerShopDay(app, services);
  registerPriceLists(app, services, { shelf, pictureFor: options.pictureFor });
  registerDocs(app, config);
  options.beside?.(app, readSession);
  return app;
}
