export { type AppOptions, buildApp } from './build-app.ts';
export { ensureFirstAdmin } from './features/accounts/index.ts';
export {
  type CatalogueToFill,
  createShelf,
  fillCatalogue,
  isCatalogueEmpty,
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
export type { Trouble } from './platform/app-error.ts';
export { type Clock, systemClock } from './platform/clock.ts';
export { type Config, ConfigError, readConfig } from './platform/config.ts';
export { type Database, openDatabase } from './platform/database.ts';
export {
  contentSecurityPolicy,
  type ForeignSources,
  PAGE_SECURITY_HEADERS,
} from './platform/http/page-security.ts';
export type { ReadSession } from './platform/http/signed-in.ts';
export {
  type DatabaseContents,
  isEmptyDatabase,
  migrate,
  readDatabase,
  waitForDatabase,
  writeDatabase,
} from '@jhola/postgres';
