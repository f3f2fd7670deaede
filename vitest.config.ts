import { configDefaults, defineConfig } from 'vitest/config';
import { messagesPlugin } from './apps/web/messages-plugin.ts';

const exclude = [...configDefaults.exclude, '**/build/**'];

/** What proves the parts: rules, calls through HTTP on a real database, and the browser's logic. */
export default defineConfig({
  test: {
    // Limits end what hangs, and nothing else: on a busy machine everything takes many times as long.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 120_000, interval: 20 } },
    // Some wait for PostgreSQL while others compute.
    maxWorkers: 3,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{packages,demo,tools,evaluation,apps/api,apps/store}/**/*.test.ts'],
          exclude,
          globalSetup: ['tools/testing/postgres-for-tests.ts'],
          // Loading the API takes longer than most files of tests, so a worker loads it once.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [messagesPlugin(() => 'en')],
        // Some of these put another thing in the place of a module or of what a browser has.
        test: { name: 'web', include: ['apps/web/**/*.test.{ts,tsx}'], exclude, pool: 'threads' },
      },
    ],
  },
});
