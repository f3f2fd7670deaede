import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { keepPage } from './vite-plugins/keep-page.ts';

/** What every page needs of other people's code is one file: it compresses better than four. */
const VENDOR = {
  name: 'vendor',
  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|react-hot-toast)\//,
};

/** What every page of the shop has, or most have. */
const OF_THE_STOREFRONT =
  /\/(app\/(ui|platform|features\/(found|layout|catalogue|search|session|connection|cart(?!\/panels)))|packages)\/[^?]*\.tsx?$/;
/** What of it one page alone has, or the signed-in: it comes with them. */
const OF_SOME_PAGES =
  /\/(catalogue\/(breadcrumbs|category-grid|listing-page|more-products|product-(claims|details-page|gallery)|something-to-buy|use-load-on-scroll)|search\/(search-(results|input)|use-missed-search)|session\/(account-(entries|links|name|panel)|require-session)|layout\/(delivery-proof|hero)|ui\/(progress-bar|radio-card|stitch-ring)|domain\/src\/(address|order-status|price-list))\.tsx?$/;

/** Whether a component has a sheet of its own: in the common script it would put that sheet before every page. */
function hasSheet(id: string): boolean {
  const text = readFileSync(id, 'utf8');
  const beside = [...text.matchAll(/^import .* from '(\.\/[^']+\.tsx)';/gm)].map(([, path = '']) => path);
  return /^import '[^']+\.css';/m.test(text) || beside.some((path) => hasSheet(join(dirname(id), path)));
}

/** What the storefront is made of is one more file; account, checkout and the opened cart come when wanted. */
const SHOP = {
  name: 'shop',
  test: (id: string) => OF_THE_STOREFRONT.test(id) && !OF_SOME_PAGES.test(id) && !hasSheet(id),
  tags: ['$initial' as const],
};

/** Icons of the product's claims that other pages have too: one file, and not one each. */
const CLAIMS = { name: 'claims', test: /lucide\/dist\/esm\/icons\/(bike|tag)\./ };

export default defineConfig(({ command, mode }) => ({
  plugins: [reactRouter(), keepPage()],
  build: {
    // Fonts stay files: they are preloaded and kept by the browser, and would weigh on every page inlined.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: { codeSplitting: { groups: [VENDOR, SHOP, CLAIMS] } },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './server.ts' } },
      // The built server is one self-contained file, with React for production whatever NODE_ENV says.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
      }),
    },
  },
}));
