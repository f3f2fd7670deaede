import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { type DemoPlaces, demoPlaces } from './demo-places.ts';
import { ADMIN, makeDataDir, startStore } from './start-store.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    store: { url: string; dataDir: string; adminEmail: string; adminPassword: string };
    places: DemoPlaces;
  }
}

/** A shop that is running already, and the data folder that it was started on (tools/conformance/prove). */
const RUNNING = process.env.JOURNEY_STORE;
/** The data folder of a shop that was started and stopped: copying it is faster than filling in the demo catalogue. */
const PREPARED = process.env.JOURNEY_PREPARED_DATA;

/** One shop with the demo catalogue for all journeys: `inject('store')` and `inject('places')` say where it is, and where to go. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (RUNNING !== undefined) {
    const { url, dataDir } = JSON.parse(RUNNING) as { url: string; dataDir: string };
    project.provide('store', { url, dataDir, adminEmail: ADMIN.email, adminPassword: ADMIN.password });
    project.provide('places', await demoPlaces(url));
    return async () => {};
  }
  const { dataDir, remove } = await makeDataDir();
  if (PREPARED !== undefined) execFileSync('cp', ['-a', PREPARED, dataDir]);
  const store = await startStore({ dataDir });
  project.provide('store', {
    url: store.url,
    dataDir,
    adminEmail: ADMIN.email,
    adminPassword: ADMIN.password,
  });
  project.provide('places', await demoPlaces(store.url));
  return async () => {
    await store.end('SIGTERM');
    await remove();
  };
}
