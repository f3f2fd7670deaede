import type { TestProject } from 'vitest/node';
import { ADMIN, makeDataDir, startStore } from './start-store.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    store: { url: string; dataDir: string; adminEmail: string; adminPassword: string };
  }
}

/** One shop with the demo catalogue for all journeys; `inject('store')` says where it is. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { dataDir, remove } = await makeDataDir();
  const store = await startStore({ dataDir });
  project.provide('store', {
    url: store.url,
    dataDir,
    adminEmail: ADMIN.email,
    adminPassword: ADMIN.password,
  });
  return async () => {
    await store.end('SIGTERM');
    await remove();
  };
}
