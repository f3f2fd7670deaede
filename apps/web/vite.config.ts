import { globSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { CHUNKS, COMMON_CHUNKS, LARGE_CHUNKS, preloadedWith } from './chunks.ts';
import { LANGUAGES, messagesPlugin } from './messages-plugin.ts';

/**
 * Tells Chromium to compile all functions of the large files while it loads them, in another thread. Otherwise each is
 * compiled when it is first called, which was a quarter of hydration.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

const isForDevelopment = (path: string) => /(^|\/)development(\/|$)/.test(path);

/** The names of a language's two environments. English has Vite's default names, which `npm run dev` serves. */
const browserOf = (language: string) => (language === 'en' ? 'client' : `client_${language}`);
const serverOf = (language: string) => (language === 'en' ? 'ssr' : `ssr_${language}`);

// Each page lists the names of about 150 files, so short hashes: Rolldown needs 7 characters for so many scripts.
const SCRIPT_NAME = 'assets/[name]-[hash:7].js';

/**
 * The name of a script that isn't an entry. Those that only other scripts import have no more than a hash, because every
 * page lists them: 0.3 kB less.
 */
const chunkName = ({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }) =>
  isDynamicEntry || COMMON_CHUNKS.has(name) ? SCRIPT_NAME : 'assets/[hash:7].js';
/**
 * The names of files in both builds: the server's pages name the files of the browser's build. Style sheets have only a
 * hash, because the entry script of every page lists them.
 */
const assetName = ({ names }: { names: readonly string[] }) =>
  names.some((name) => name.endsWith('.css'))
    ? 'assets/[hash:7][extname]'
    : 'assets/[name]-[hash:6][extname]';

/** The browser's files: all languages share one folder, because most files are the same. */
function browserBuild(language: string): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir: 'build/client',
      emptyOutDir: language === 'en',
      copyPublicDir: language === 'en',
      // Fonts are files, which are preloaded and cached; inlined they would make every page larger.
      assetsInlineLimit: 0,
      manifest: `.vite/manifest-${language}.json`,
      modulePreload: { resolveDependencies: preloadedWith },
      rollupOptions: {
        // Also constants that are used several times: 0.2 kB less on each page.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        // Any page can be the first one opened, so each is an entry like the client's entry script.
        input: ['app/entry.client.tsx', ...globSync('app/routes/*/*.tsx', { exclude: isForDevelopment })],
        output: {
          codeSplitting: { groups: CHUNKS },
          postBanner: ({ name }) => (LARGE_CHUNKS.has(name) ? COMPILE_AT_ONCE : ''),
          entryFileNames: SCRIPT_NAME,
          chunkFileNames: chunkName,
          assetFileNames: assetName,
        },
      },
    },
  };
}

function serverBuild(language: string, isBuild: boolean): EnvironmentOptions {
  return {
    consumer: 'server',
    build: {
      ssr: true,
      outDir: `build/server/${language}`,
      emptyOutDir: true,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      rollupOptions: {
        input: 'app/entry.server.ts',
        output: {
          entryFileNames: 'index.js',
          assetFileNames: assetName,
          codeSplitting: false,
          // V8 keeps the text of the file in memory.
          comments: false,
        },
      },
    },
    // The built server is one self-contained file, with React for production whatever NODE_ENV says.
    ...(isBuild && {
      resolve: { noExternal: true as const },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    }),
  };
}

/** The service worker, in the shop's root, so that it controls all pages. */
const serviceWorkerBuild: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: {
      input: 'app/service-worker/service-worker.ts',
      output: { entryFileNames: 'service-worker.js', format: 'iife', codeSplitting: false },
    },
  },
};

export default defineConfig(({ command }) => {
  const isBuild = command === 'build';
  // `LANGUAGE=hi npm run dev` shows the shop in another language.
  const served = process.env.LANGUAGE?.slice(0, 2) ?? 'en';
  const languageOf = (environment: string) =>
    environment.split('_')[1] ?? (!isBuild && LANGUAGES.includes(served) ? served : 'en');
  return {
    plugins: [messagesPlugin(languageOf), react()],
    appType: 'custom',
    // Builds all environments, the browser's files first, because the server looks them up.
    builder: {},
    environments: {
      ...Object.fromEntries(LANGUAGES.map((language) => [browserOf(language), browserBuild(language)])),
      ...Object.fromEntries(
        LANGUAGES.map((language) => [serverOf(language), serverBuild(language, isBuild)]),
      ),
      serviceWorker: serviceWorkerBuild,
    },
  };
});
