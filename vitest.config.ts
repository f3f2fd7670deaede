import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { messagesPlugin } from './apps/web/messages-plugin.ts';
import { makeRunFolder } from './tools/testing/run-folder.mjs';

/** Deleted at the end, with what killed processes left in it. One for the run, which evaluates this file several times. */
const temporary = (process.env.UNITS_FOLDER ??= await makeRunFolder('jhola-units'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 }));

const exclude = [...configDefaults.exclude, '**/build/**'];

const webTests = ['apps/web/*.test.ts', 'apps/web/app/**/*.test.{ts,tsx}'];
/** Those that replace modules, which other files would see too. */
const isolatedWebTests = globSync(webTests, { cwd: import.meta.dirname })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\bvi\.mock\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')));

/** Unit and API tests: domain rules, calls through HTTP on a real database, and the browser's logic. */
export default defineConfig({
  test: {
    // Timeouts only end tests that hang: on a busy machine everything takes many times as long.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 120_000, interval: 20 } },
    // More than the two cores, because some workers wait for PostgreSQL while others compute.
    maxWorkers: 3,
    restoreMocks: true,
    // Where os.tmpdir() of the tests and their processes is. On some disks ext4 takes most of a test's CPU time to
    // create files just after many were deleted.
    env: { TMPDIR: temporary },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{packages,demo,tools,evaluation,bench,apps/api,apps/store}/**/*.test.ts'],
          exclude,
          globalSetup: ['tools/testing/postgres-for-tests.ts'],
          // Loading the API takes longer than most test files, so each worker loads it once.
          isolate: false,
          // Node loads the sources itself: Vite would transform each module in each worker. So `vi.mock` can't be used.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        extends: true,
        plugins: [messagesPlugin(() => 'en')],
        // A worker for each file would take five times the CPU time of these tests.
        test: {
          name: 'web',
          include: webTests,
          exclude: [...exclude, ...isolatedWebTests],
          setupFiles: ['tools/testing/unstub-globals.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [messagesPlugin(() => 'en')],
        test: { name: 'isolated web', include: isolatedWebTests, exclude, pool: 'threads' },
      },
    ],
  },
});
