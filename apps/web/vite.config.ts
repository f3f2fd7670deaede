import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** What every page needs of other people's code is one file: it compresses better than four. */
const VENDOR = {
  name: 'vendor',
  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|react-hot-toast)\//,
};

/** Components that bring a sheet of their own: they come with the pages that show them. */
const WITH_SHEET =
  /ui\/(field|select-field|dialog|picture-viewer|radio-card|dashed-tile|status-pill|notice)\.tsx$/;
const OF_THE_STOREFRONT =
  /(app\/(ui|platform|features\/(found|layout|catalogue|search|session|cart(?!\/panels)))|packages|lucide-react\/dist\/esm\/(?!icons))\/[^?]*(?<!\.css)$/;

/** What the storefront is made of is one more file; account, checkout and the opened cart come when wanted. */
const SHOP = {
  name: 'shop',
  test: (id: string) => OF_THE_STOREFRONT.test(id) && !WITH_SHEET.test(id),
  tags: ['$initial' as const],
};

export default defineConfig(({ command, mode }) => ({
  plugins: [reactRouter()],
  build: {
    // Fonts stay files: they are preloaded and kept by the browser, and would weigh on every page inlined.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: { codeSplitting: { groups: [VENDOR, SHOP] } },
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
