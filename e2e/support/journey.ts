import { type Browser, expect, test as base } from '@playwright/test';
import { copyPreparedData } from './data-folder.ts';
import { type DemoPlaces, demoPlaces } from './demo-places.ts';
import { takeFaults } from './page-at.ts';
import { makeDataDir, startStore } from './start-store.ts';

export { expect };

// What the tests of one worker share. Available in hooks and tests, but not while a test file is being loaded.
/** The worker's browser. A test opens its own contexts in it, with `visitAt`. */
export let browser: Browser;
/** URL of the worker's own shop, without a slash at the end: no other worker uses it. */
export let url: string;
/** The data folder of that shop. */
export let dataDir: string;
/** Pages of that shop to visit. */
export let places: DemoPlaces;

const START_LIMIT_MS = 120_000;
/**
 * A shop that is running already, used instead of the worker's own: its `url` and `dataDir` (tools/conformance/prove).
 */
const RUNNING = process.env.JOURNEY_STORE;

type Shop = { readonly url: string; readonly dataDir: string; close(): Promise<void> };

/** A test that starts its own shops: its worker has none, which would take six seconds of CPU time to start. */
export const testOfStarts = base.extend<{ noFaults: undefined }>({
  /** Fails a test whose pages had uncaught errors or console errors. */
  noFaults: [
    // Playwright requires the pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await use(undefined);
      expect(takeFaults()).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * A test with a shop for its worker, started on a copy of the prepared data folder. Playwright starts a new worker
 * after a failed test, so its data doesn't affect other tests.
 */
export const test = testOfStarts.extend<object, { shop: undefined }>({
  shop: [
    async ({ browser: launched }, use) => {
      const shop = RUNNING === undefined ? await startShop() : given(RUNNING);
      ({ url, dataDir } = shop);
      browser = launched;
      places = await demoPlaces(url);
      await use(undefined);
      await shop.close();
    },
    { scope: 'worker', auto: true, timeout: START_LIMIT_MS },
  ],
});

/** Whether a line of a shop's log reports an error (Pino's level 50) or a fatal one. */
const isError = (line: string) => /^\{"level":[56]0,/.test(line);

async function startShop(): Promise<Shop> {
  const { dataDir: folder, remove } = await makeDataDir();
  copyPreparedData(folder);
  const store = await startStore({ dataDir: folder });
  return {
    url: store.url,
    dataDir: folder,
    async close() {
      await store.end('SIGTERM');
      await remove();
      // 500 is only for bugs, and the journeys that break something have shops of their own.
      expect(store.printed().split('\n').filter(isError)).toEqual([]);
    },
  };
}

function given(json: string): Shop {
  return { ...(JSON.parse(json) as Omit<Shop, 'close'>), close: async () => {} };
}
