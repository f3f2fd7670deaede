import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const EVERY_PAGE = /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|react-hot-toast)\//;

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
          // What every page needs of other people's code is one file: it compresses better than four.
          output: { codeSplitting: { groups: [{ name: 'vendor', test: EVERY_PAGE }] } },
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
