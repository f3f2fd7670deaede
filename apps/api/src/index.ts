export { type AppOptions, buildApp } from './build-app.ts';
export { ensureFirstAdmin, resetSecondFactorOf } from './features/accounts/index.ts';
export {
  type CatalogueToFill,
  createListVersions,
  createShelf,
  fillCatalogue,
  isCatalogueNew,
  type ListVersions,
  type Shelf,
} from './features/catalogue/index.ts';
export {
  configuredProvider,
  createStandInProvider,
  type PaymentProvider,
  WEBHOOK_PATH,
} from './features/payments/index.ts';
export type { PictureArtist } from './features/pictures/index.ts';
export * from './features/price-list/index.ts';
export type { StatusSources } from './features/shop-status/index.ts';
export { AppError, type StorageProblem } from './platform/app-error.ts';
export { type Clock, systemClock } from './platform/clock.ts';
export { atPort, type Config, ConfigError, readConfig } from './platform/config.ts';
export { type Database, openDatabase } from './platform/database.ts';
export { flushFolder } from './platform/flush-folder.ts';
export { createMetrics, measureProcess, type Metrics } from './platform/metrics/index.ts';
export { acceptedEncoding, type Encoding } from './platform/http/accepted-encoding.ts';
export {
  contentSecurityPolicy,
  type ForeignSources,
  PAGE_SECURITY_HEADERS,
} from './platform/http/page-security.ts';
export { requestIdMixin } from './platform/http/request-ids.ts';
export { NO_TRACING, openTracing, traceStatements, type Tracing } from './platform/tracing/index.ts';
export { logSlowStatements } from './platform/slow-statements.ts';
export { RecentlyUsed } from './platform/recently-used.ts';
export { unpooled } from './platform/unpooled.ts';
export { within } from './platform/within.ts';
export type { ReadSession } from './platform/http/signed-in.ts';
export {
  type DatabaseContents,
  isEmptyDatabase,
  migrate,
  type MigrationWait,
  readDatabase,
  UnfitDatabase,
  waitForDatabase,
  writeDatabase,
} from '@jhola/postgres';
