import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What proves the built product, from outside: journeys in a browser, starts, stops and crashes. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['**/*.test.ts'],
    globalSetup: ['support/shared-store.ts'],
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: Number(process.env.JOURNEY_PATIENCE_MS ?? 10_000) } },
    // On a busy machine a browser may be late once. What fails twice is a fault; the report says what took two.
    retry: 1,
    // A browser and a shop are enough for two cores.
    fileParallelism: false,
  },
});
