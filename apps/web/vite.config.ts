import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What every page needs of other people's code is one file: it compresses better than four. */
const VENDOR = {
  name: 'vendor',
  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|react-hot-toast)\//,
};

/** Files of our own by folder and name, without their endings; each is a part of a regular expression. */
function files(...paths: string[]): RegExp {
  return new RegExp(`/(${paths.join('|')})\\.tsx?$`);
}

/** What every page of the shop has, or most have. */
const OF_THE_STOREFRONT = files(
  'app/(ui|platform|features/(found|layout|catalogue|search|session|connection|cart(?!/panels)))/[^?]*',
  'packages/[^?]*',
);
/** What of it one page alone has, or a few: it comes with them. */
const OF_SOME_PAGES = files(
  'cart/cart-link',
  'catalogue/(breadcrumbs|category-grid|listing-page|more-products|product-(claims|details-page|gallery))',
  'catalogue/use-load-on-scroll',
  'domain/src/(address|mobile|price-list(-effects)?)',
  'layout/(delivery-(bars|proof|words)|hero)',
  'platform/(fit-picture|form/[^?]*)',
  'search/(search-(input|results)|use-missed-search)',
  'session/(account-(links|name|panel)|log-in|require-session)',
  'ui/(progress-bar|radio-card|stitch-ring)',
);

/** The icons that some pages of the storefront have beside those of every page. */
const ITS_ICONS = /\/lucide\/dist\/esm\/icons\/(arrow-left|bike|chevron-left|tag|x)\.mjs$/;

/** What pages of account, checkout and admin share of icons (those of a password's field stay with it) … */
const ICONS_OF_THE_ACCOUNT = /\/lucide\/dist\/esm\/icons\/(?!eye)[^/]+\.mjs$/;
/** … and of the rest, of which the storefront has nothing. */
const OF_THE_ACCOUNT = files(
  'checkout/paying-session',
  'domain/src/(group-by|india-day|order-status|product-desk)',
  'order-desk/next-step',
  'orders/(use-orders?|view/(order-age|payment-text))',
  'platform/(fetch-with-progress|format-(duration|time)|keep-file|server-clock)',
  'session/(account-entries|log-out)',
  'ui/(back-link|use-shown)',
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
    ITS_ICONS.test(id) ||
    (OF_THE_STOREFRONT.test(id) && !OF_SOME_PAGES.test(id) && !OF_THE_ACCOUNT.test(id) && !hasSheet(id)),
  tags: ['$initial' as const],
};

/** The signed-in have one file of small things, instead of forty that the table of routes would have to name. */
const ACCOUNT = {
  name: 'account',
  test: (id: string) => ICONS_OF_THE_ACCOUNT.test(id) || OF_THE_ACCOUNT.test(id),
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
