import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { filesNamed, iconsNamed } from './chunk-names.ts';

/** The libraries that every page needs are one file, which compresses better than four. */
const VENDOR = {
  name: 'vendor',
  test: /node_modules\/(react|react-dom|scheduler|@tanstack|react-hot-toast)\//,
};

/** Modules that all or most pages of the storefront use. */
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
/** Exceptions, which a single page or a few pages use: they are bundled with those pages. */
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

/** Icons of some storefront pages, which are bundled with those of all pages. */
const isItsIcon = iconsNamed('arrow-left', 'bike', 'chevron-left', 'tag', 'x');

/** Icons that pages of account, checkout and admin share (except those of password fields) … */
const ICONS_OF_THE_ACCOUNT = /\/lucide\/dist\/esm\/icons\/(?!eye)[^/]+\.mjs$/;
/** … and other modules that they share and the storefront doesn't use. */
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

/**
 * Whether a component imports a stylesheet: in the common chunk it would make every page load that
 * stylesheet.
 */
function hasSheet(id: string): boolean {
  const text = readFileSync(id, 'utf8');
  const beside = [...text.matchAll(/^import .* from '(\.\/[^']+\.tsx)';/gm)].map(([, path = '']) => path);
  return /^import '[^']+\.css';/m.test(text) || beside.some((path) => hasSheet(join(dirname(id), path)));
}

/** The storefront's modules are one file; account, checkout and the opened cart are loaded on demand. */
const SHOP = {
  name: 'shop',
  test: (id: string) =>
    isItsIcon(id) || (isOfTheStorefront(id) && !isOfSomePages(id) && !isOfTheAccount(id) && !hasSheet(id)),
  tags: ['$initial' as const],
};

/**
 * The small modules for signed-in users are one file, instead of forty that the route table would have to
 * list.
 */
const ACCOUNT = {
  name: 'account',
  test: (id: string) => ICONS_OF_THE_ACCOUNT.test(id) || isOfTheAccount(id),
  minShareCount: 2,
};

const isForDevelopment = (path: string) => /(^|\/)development(\/|$)/.test(path);

export default defineConfig(({ command }) => ({
  plugins: [react()],
  appType: 'custom',
  // Builds both environments, the browser's files first, because the server looks them up.
  builder: {},
  build: {
    // Fonts are files, which are preloaded and cached; inlined they would make every page larger.
    assetsInlineLimit: 0,
    emptyOutDir: true,
  },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        rollupOptions: {
          // Any page can be the first one opened, so each is an entry like the client's entry script.
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
