import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/chromium/find-chromium.mjs';
import { canMountSmallDisks } from './support/small-disk.ts';

const ARTIFACTS = fileURLToPath(new URL('../artifacts/', import.meta.url));
const executablePath = findChromium();
/** No spare process is started for each context, and the tabs of a context share one. */
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--renderer-process-limit=1'];
/**
 * A page of a journey is open for seconds: too short for optimised code or for all functions compiled at once to be
 * worth their work. And sending frames to another process costs more than drawing them. An eighth less CPU time.
 */
const OF_SHORT_VISITS = ['--in-process-gpu', '--js-flags=--no-opt --no-maglev --no-compile-hints-magic'];
const jsonReport = process.env.JOURNEY_REPORT;
/** In `npm test` the tests of e2e/timing are a run of their own. */
const run = jsonReport === undefined ? 'journeys' : basename(jsonReport, '.json');

/** How the browser is started, with these arguments. */
const launched = (args: readonly string[]) => ({
  launchOptions: { ...(executablePath !== null && { executablePath }), args: [...args] },
});

const forShortVisits = launched([...ARGS, ...OF_SHORT_VISITS]);

/** Tests of the built product from outside: browser journeys, starts, stops and crashes. */
export default defineConfig({
  globalSetup: './support/global-setup.ts',
  outputDir: `${ARTIFACTS}journeys`,
  timeout: 90_000,
  expect: { timeout: Number(process.env.JOURNEY_PATIENCE_MS ?? 10_000) },
  // On a busy machine a browser may be slow once. A test that fails twice is a real failure; the report lists the
  // retried ones.
  retries: 1,
  // A third of a test's time may be spent waiting for its page.
  workers: Math.ceil(availableParallelism() * 1.5),
  projects: [
    // First, because some of these files take longest: at the end they would leave the other workers idle.
    // Several starts of a shop in one test take long on a busy machine.
    {
      name: 'store',
      testMatch: 'store/*.test.ts',
      // Left out rather than skipped: a skipped test fails the run.
      testIgnore: canMountSmallDisks() ? [] : 'store/full-disk.test.ts',
      timeout: 240_000,
      use: forShortVisits,
    },
    {
      name: 'journeys',
      testMatch: '{journeys,conformance}/*.test.ts',
      use: forShortVisits,
    },
    // Tests that measure seconds run alone, after all others.
    {
      name: 'timing',
      testMatch: 'timing/*.test.ts',
      dependencies: ['store', 'journeys'],
      workers: 1,
      outputDir: `${ARTIFACTS}timing`,
    },
  ],
  use: {
    ...launched(ARGS),
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ['html', { open: 'never', outputFolder: `${ARTIFACTS}${run}-report` }],
    ...(jsonReport === undefined ? [] : [['json', { outputFile: jsonReport }] as const]),
  ],
});
