import { defineConfig } from 'vitest/config';

/** What proves the parts: rules, calls through HTTP on a real database, and the browser's logic. */
export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
    globalSetup: ['tools/testing/postgres-for-tests.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
    restoreMocks: true,
  },
});
