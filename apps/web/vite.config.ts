import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** What every page needs of other people's code is one file: it compresses better than four. */
const VENDOR = {
  name: 'vendor',
  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|react-hot-toast)\//,
};

/** Our own modules in one file for each set of pages that needs them, but no file under some kilobytes. */
const SHARED = {
  name: 'shared',
  test: /app\/(ui|platform|features|styles)\/|packages\/|lucide-react\//,
  entriesAware: true,
  entriesAwareMergeThreshold: 8_000,
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
          output: { codeSplitting: { groups: [VENDOR, SHARED] } },
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
