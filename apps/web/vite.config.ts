import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { filesNamed, iconsNamed } from './chunk-names.ts';

/** What every page needs of other people's code is one file: it compresses better than four. */
const VENDOR = {
  name: 'vendor',
  test: /node_modules\/(react|react-dom|scheduler|@tanstack|react-hot-toast)\//,
};

/** What every page of the shop has, or most have. */
const isOfTheStorefront = filesNamed(
  'app/features/cart/',
  'app/features/catalogue/',
  'app/features/connection/',
  'app/features/seo/',
  'app/features/layout/',
  'app/features/search/',
  'app/features/session/',
  'app/platform/',
  'app/ui/',
  'packages/domain/',
  'packages/contract/',
);
/** What of it one page alone has, or a few: it comes with them. */
const isOfSomePages = filesNamed(
  'cart/cart-link',
  'cart/panels/',
  'catalogue/breadcrumbs',
  'catalogue/category-grid',
  'catalogue/listing-page',
  'catalogue/more-products',
  'catalogue/product-claims',
  'catalogue/product-details-page',
  'catalogue/product-gallery',
  'catalogue/use-load-on-scroll',
  'domain/src/address',
  'domain/src/mobile',
  'domain/src/price-list',
  'domain/src/price-list-effects',
  'layout/delivery-bars',
  'layout/delivery-proof',
  'layout/delivery-words',
  'layout/hero',
  'platform/fit-picture',
  'platform/form/',
  'search/search-input',
  'search/search-results',
  'search/use-missed-search',
  'session/account-links',
  'session/account-name',
  'session/account-panel',
  'session/log-in',
  'session/require-session',
  'ui/progress-bar',
  'ui/radio-card',
  'ui/stitch-ring',
);

/** The icons that some pages of the storefront have beside those of every page. */
const isItsIcon = iconsNamed('arrow-left', 'bike', 'chevron-left', 'tag', 'x');

/** What pages of account, checkout and admin share of icons (those of a password's field stay with it) … */
const ICONS_OF_THE_ACCOUNT = /\/lucide\/dist\/esm\/icons\/(?!eye)[^/]+\.mjs$/;
/** … and of the rest, of which the storefront has nothing. */
const isOfTheAccount = filesNamed(
  'domain/src/group-by',
  'domain/src/india-day',
  'domain/src/order-status',
  'domain/src/product-table',
  'order-desk/next-step',
  'orders/use-order',
  'orders/use-orders',
  'orders/view/order-age',
  'orders/view/payment-text',
  'platform/fetch-with-progress',
  'platform/format-duration',
  'platform/format-time',
  'platform/save-file',
  'platform/server-clock',
  'session/account-entries',
  'session/log-out',
  'ui/back-link',
  'ui/use-shown',
);

/** Whether a component has a sheet of its own: in the common script it would put that sheet before every page. */
function hasSheet(id: string): boolean {
  const text = readFileSync(id, 'utf8');
  const beside = [...text.matchAll(/^import .* from '(\.\/[^']+\.tsx)';/gm)].map(([, path = '']) => path);
  return /^import '[^']+\.css';/m.test(text) || beside.some((path) => hasSheet(join(dirname(id), path)));
}

/** What the storefront is made of is one more file; account, checkout and the opened cart come when wanted. */
const SHOP = {
  name: 'shop',
  test: (id: string) =>
    isItsIcon(id) || (isOfTheStorefront(id) && !isOfSomePages(id) && !isOfTheAccount(id) && !hasSheet(id)),
  tags: ['$initial' as const],
};

/** The signed-in have one file of small things, instead of forty that the table of routes would have to name. */
const ACCOUNT = {
  name: 'account',
  test: (id: string) => ICONS_OF_THE_ACCOUNT.test(id) || isOfTheAccount(id),
  minShareCount: 2,
};

const isForDevelopment = (path: string) => /(^|\/)development(\/|$)/.test(path);

export default defineConfig(({ command }) => ({
  plugins: [react()],
  appType: 'custom',
  // Both at once, the browser's files first: the server looks them up.
  builder: {},
  build: {
    // Fonts stay files: they are preloaded and kept by the browser, and would weigh on every page inlined.
    assetsInlineLimit: 0,
    emptyOutDir: true,
  },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        rollupOptions: {
          // A page that is opened first is as much of a beginning as the entry is.
          input: ['app/entry.client.tsx', ...globSync('app/routes/*/*.tsx', { exclude: isForDevelopment })],
          output: { codeSplitting: { groups: [VENDOR, SHOP, ACCOUNT] } },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'build/server',
        copyPublicDir: false,
        rollupOptions: {
          input: 'app/entry.server.ts',
          output: { entryFileNames: 'index.js', codeSplitting: false },
        },
      },
      // The built server is one self-contained file, with React for production whatever NODE_ENV says.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
    },
  },
}));
