/** Which modules are bundled into which script of the browser. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { cataloguesNamed, filesNamed, iconsNamed } from './chunk-names.ts';

/** The libraries that every page needs are bundled into one file, which compresses better than four. */
const VENDOR = {
  name: 'vendor',
  test: /node_modules\/(react|react-dom|scheduler|@tanstack|react-hot-toast)\//,
};
/** The scripts that every page has loaded. */
export const COMMON_CHUNKS: ReadonlySet<string> = new Set(['early', 'rolldown-runtime', 'vendor', 'shop']);
const OF_EVERY_PAGE = new RegExp(`^assets/(${[...COMMON_CHUNKS].join('|')})-[\\w-]{7}\\.js$`);
/** Pages that shoppers open rarely or never. */
const RARE_PAGES = new Set(globSync('app/routes/{admin,auth}/*.tsx').map((path) => basename(path, '.tsx')));

/**
 * The files that a navigation loads together with a page's module. Every page has a list of them, so it has neither
 * what is loaded already nor the scripts of admin pages and of those to sign in, which are loaded a moment later.
 */
export function preloadedWith(module: string, files: readonly string[]): string[] {
  const name = basename(module).replace(/-[\w-]{7}\.js$/, '');
  return files.filter(
    (file) => !OF_EVERY_PAGE.test(file) && (file.endsWith('.css') || !RARE_PAGES.has(name)),
  );
}

/** Modules that carry out taps before hydration. They import only each other, and are loaded first. */
const EARLY = {
  name: 'early',
  test: filesNamed(
    'cart/store/cart-line',
    'cart/early/early-cart',
    'cart/early/early-changes',
    'cart/early/early-stepper',
    'cart/store/local-cart',
    'cart/early/products-in-document',
    'cart/store/unsent-changes',
    'cart/store/visitor-cart',
    'domain/src/ids',
    'domain/src/shopping-limits',
    'domain/src/money',
    'domain/src/pricing',
    'messages/src/format-number',
    'platform/browser-store',
    'session/session-id',
  ),
};

/** Modules that all or most storefront pages use. */
const isOfTheStorefront = filesNamed(
  'app/features/cart/',
  'app/features/catalogue/',
  'app/features/connection/',
  'app/features/seo/',
  'app/features/layout/',
  'app/features/paying/payment-key',
  'app/features/paying/paying-session',
  'app/features/search/',
  'app/features/session/',
  'app/features/stock-alerts/pending-alert-key',
  'app/platform/',
  'app/ui/',
  'packages/domain/',
  'packages/contract/',
);
/** Exceptions, which a single page or a few pages use: they are bundled with those pages. */
const isOfSomePages = filesNamed(
  'cart/cart-link',
  'cart/order-attempt',
  'cart/panels/',
  'cart/use-saved-cart',
  'catalogue/breadcrumbs',
  'catalogue/category-grid',
  'catalogue/listing-page',
  'catalogue/load-listing',
  'catalogue/load-product',
  'catalogue/more-products',
  'catalogue/pack-choice',
  'catalogue/product-claims',
  'catalogue/product-details-page',
  'catalogue/product-gallery',
  'catalogue/product-placeholder',
  'catalogue/product-row',
  'catalogue/related-rows',
  'catalogue/use-fresh-rows',
  'catalogue/use-load-on-scroll',
  'domain/src/address',
  'domain/src/format-amount',
  'domain/src/latin-digits',
  'domain/src/messages/address-texts',
  'domain/src/messages/price-list-texts',
  'domain/src/messages/product-field-texts',
  'domain/src/messages/search-name-texts',
  'domain/src/mobile',
  'domain/src/price-list',
  'domain/src/price-list-effects',
  'domain/src/product-field-label',
  'domain/src/product-fields',
  'domain/src/search-names',
  'domain/src/typed-number',
  'layout/delivery-bars',
  'layout/delivery-proof',
  'layout/delivery-text',
  'layout/hero',
  'layout/recent-deliveries',
  'layout/recent-deliveries-text',
  'layout/use-delivery-times',
  'platform/fit-picture',
  'platform/format-measure',
  'platform/form/',
  'platform/routing/redirect',
  'platform/routing/use-is-here',
  'platform/routing/use-reload',
  'search/search-input',
  'search/search-results',
  'search/suggestions/',
  'search/use-note-search',
  'seo/meta-description',
  'seo/picture-urls',
  'seo/structured-data',
  'session/account-links',
  'session/account-name',
  'session/account-panel',
  'session/log-in',
  'session/require-session',
  'session/return-to',
  'ui/bars',
  'ui/progress-bar',
  'ui/radio-card',
  'ui/stitch-ring',
);

/** Texts of packages that only some pages use. */
const isTextOfSomePages = cataloguesNamed('address', 'price-list-effects', 'product-fields', 'search-names');

/** Icons of some storefront pages, which are bundled with those of all pages. */
const isItsIcon = iconsNamed('arrow-left', 'bike', 'chevron-left', 'tag', 'x');

/** Icons that pages of account, checkout and admin share (except those of password fields) … */
const ICONS_OF_THE_ACCOUNT = /\/lucide\/dist\/esm\/icons\/(?!eye)[^/]+\.mjs$/;
/** … and other modules that they share and the storefront doesn't use. */
const isOfTheAccount = filesNamed(
  'account/security/use-sessions',
  'addresses/use-chosen-address',
  'cart/reload-cart',
  'contract/src/download-client',
  'domain/src/discount-fault',
  'domain/src/group-by',
  'domain/src/india-day',
  'domain/src/limits',
  'domain/src/messages/order-texts',
  'domain/src/messages/pricing-texts',
  'domain/src/mobile',
  'domain/src/order-reasons',
  'domain/src/order-status',
  'domain/src/product-table',
  'orders/use-order',
  'orders/use-orders',
  'orders/view/order-age',
  'orders/view/payment-text',
  'platform/admin-header',
  'platform/ask-before-unload',
  'platform/attempt-key',
  'platform/fetch-with-progress',
  'platform/format-count',
  'platform/format-duration',
  'platform/format-time',
  'platform/routing/use-leave-rule',
  'platform/save-file',
  'platform/server-clock',
  'platform/shortcut-of',
  'platform/use-hydrated',
  'session/account-entries',
  'session/log-out',
  'session/session-download',
  'session/use-download',
  'session/use-session-query',
  'ui/back-link',
  'ui/file-input',
  'ui/live-region',
  'ui/use-focus-after-removal',
  'ui/use-shown',
);
/** Texts of pages that load some of their dialogs later. */
const isItsText = cataloguesNamed(
  'account',
  'downloads',
  'order-reasons',
  'order-statuses',
  'orders',
  'pricing',
  'profile',
  'security',
);

/** Whether a component imports a stylesheet: in the common chunk it would make every page load that stylesheet. */
function hasSheet(id: string): boolean {
  const text = readFileSync(id, 'utf8');
  const beside = [...text.matchAll(/^import .* from '(\.\/[^']+\.tsx)';/gm)].map(([, path = '']) => path);
  return /^import '[^']+\.css';/m.test(text) || beside.some((path) => hasSheet(join(dirname(id), path)));
}

const isOfOthers = (id: string) =>
  isOfSomePages(id) || isTextOfSomePages(id) || isOfTheAccount(id) || isItsText(id);

/** The storefront's modules are one file; account, checkout and the opened cart are loaded on demand. */
const SHOP = {
  name: 'shop',
  test: (id: string) => isItsIcon(id) || (isOfTheStorefront(id) && !isOfOthers(id) && !hasSheet(id)),
  tags: ['$initial' as const],
};

/** The small modules for signed-in users are one file, instead of forty that the route table would have to list. */
const ACCOUNT = {
  name: 'account',
  test: (id: string) => ICONS_OF_THE_ACCOUNT.test(id) || isOfTheAccount(id) || isItsText(id),
  minShareCount: 2,
};

/** Home needs nothing else of what signed-in users load. */
const LAST_OPEN_ORDER = {
  name: 'last-open-order',
  test: filesNamed('orders/on-its-way/last-open-order'),
};

/** The groups of modules that are a script each; a module belongs to the first that fits. */
export const CHUNKS = [EARLY, VENDOR, SHOP, LAST_OPEN_ORDER, ACCOUNT];

/** The scripts of every page that are large. */
export const LARGE_CHUNKS: ReadonlySet<string> = new Set([VENDOR.name, SHOP.name]);
