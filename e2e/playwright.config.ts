import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/chromium/find-chromium.mjs';

const ARTIFACTS = fileURLToPath(new URL('../artifacts/', import.meta.url));
const executablePath = findChromium();
const jsonReport = process.env.JOURNEY_REPORT;

/** What proves the built product, from outside: journeys in a browser, starts, stops and crashes. */
export default defineConfig({
  globalSetup: './support/global-setup.ts',
  outputDir: `${ARTIFACTS}journeys`,
  timeout: 90_000,
  expect: { timeout: Number(process.env.JOURNEY_PATIENCE_MS ?? 10_000) },
  // On a busy machine a browser may be late once. What fails twice is a fault; the report says what took two.
  retries: 1,
  // A test waits for its page a third of the time.
  workers: Math.ceil(availableParallelism() * 1.5),
  projects: [
    { name: 'journeys', testMatch: '{journeys,conformance,store}/*.test.ts' },
    // What is measured in seconds runs by itself, after everything else.
    { name: 'timing', testMatch: 'timing/*.test.ts', dependencies: ['journeys'], workers: 1 },
  ],
  use: {
    launchOptions: {
      ...(executablePath !== null && { executablePath }),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ['html', { open: 'never', outputFolder: `${ARTIFACTS}journeys-report` }],
    ...(jsonReport === undefined ? [] : [['json', { outputFile: jsonReport }] as const]),
  ],
});
